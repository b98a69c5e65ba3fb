import { chakra } from '@chakra-ui/react'

export const PageColumn = chakra('div', {
  base: { width: '100%', maxW: '72rem', mx: 'auto', px: { base: '4', md: '6' } },
})
