import { chakra } from '@chakra-ui/react'

/** A turning ring in the color of the words beside it; those words say what is happening. */
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
