import { chakra } from '@chakra-ui/react'

/** A mail as its text. Nothing in it is a link, so nothing in it can mislead. */
export const PlainMail = ({ text }: { text: string }) => (
  <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" fontSize="md" lineHeight="tall">
    {text}
  </chakra.p>
)
