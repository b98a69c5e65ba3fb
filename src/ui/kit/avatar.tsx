import { chakra } from '@chakra-ui/react'
import { initials } from './initials'

/** A person's initials. The name stands beside it, so it is not read out. */
export const Avatar = ({ name }: { name: string }) => (
  <chakra.span
    aria-hidden
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    flexShrink={0}
    boxSize="8"
    borderRadius="full"
    bg="accent.subtle"
    color="accent.fg"
    textStyle="caption"
    fontWeight="semibold"
  >
    {initials(name)}
  </chakra.span>
)
