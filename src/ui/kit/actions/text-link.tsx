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

export const TextLink = chakra(AppLink, look)

export const ContactLink = chakra('a', look)
