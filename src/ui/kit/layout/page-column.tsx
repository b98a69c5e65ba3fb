import { chakra } from '@chakra-ui/react'

/** The column around the content of a public page. */
export const PageColumn = chakra('div', {
  base: { width: '100%', maxW: '72rem', mx: 'auto', px: { base: '4', md: '6' } },
})
