import { chakra } from '@chakra-ui/react'
import { AppLink } from './app-link'

/** A link among words. */
export const TextLink = chakra(AppLink, {
  base: {
    color: 'accent.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'accent.border',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})
