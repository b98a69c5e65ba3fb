import { chakra } from '@chakra-ui/react'

export const Spinner = () => (
  <chakra.span
    aria-hidden
    display="inline-block"
    flexShrink={0}
    boxSize="1em"
    borderRadius="full"
    border="2px solid currentColor"
    borderInlineEndColor="transparent"
    animation="spin 700ms linear infinite"
  />
)
