import { chakra } from '@chakra-ui/react'
import { AppLink } from './app-link'

const look = {
  base: {
    color: 'accent.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'accent.border',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
}

/** A link among words. */
export const TextLink = chakra(AppLink, look)

/** The same for targets outside the app: a mail program or a telephone. */
export const ContactLink = chakra('a', look)
