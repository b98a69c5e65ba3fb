import { chakra } from '@chakra-ui/react'

/** A link to a mail program or a telephone. */
export const MailLink = chakra('a', {
  base: {
    color: 'accent.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'accent.border',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})
