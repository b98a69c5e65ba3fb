import { chakra } from '@chakra-ui/react'

/** Over the page, at its foot: messages about something that has no place in it. */
export const OverPage = chakra('div', {
  base: { position: 'fixed', insetInline: '4', bottom: '4', zIndex: 'toast', maxW: '28rem', mx: 'auto' },
})
