import { chakra } from '@chakra-ui/react'

export const OverPage = chakra('div', {
  base: { position: 'fixed', insetInline: '4', bottom: '4', zIndex: 'toast', maxW: '28rem', mx: 'auto' },
})
