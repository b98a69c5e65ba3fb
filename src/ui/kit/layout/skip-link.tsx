import { chakra } from '@chakra-ui/react'

export const CONTENT_ID = 'content'

export const SkipLink = () => (
  <chakra.a
    href={`#${CONTENT_ID}`}
    position="fixed"
    top="2"
    insetStart="2"
    zIndex="tooltip"
    px="4"
    py="2"
    bg="accent.solid"
    color="accent.contrast"
    borderRadius="md"
    fontWeight="medium"
    translate="0 -200%"
    _focus={{ translate: '0 0' }}
    _print={{ display: 'none' }}
  >
    Skip to content
  </chakra.a>
)
