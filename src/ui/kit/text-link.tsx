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

/** The same for what is no page of the app: a mail program or a telephone. */
export const ContactLink = chakra('a', look)
