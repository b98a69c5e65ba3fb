import { chakra } from '@chakra-ui/react'

/** The column of a page that is all forms. Below the last button there is room for two messages, so that none lies over it. */
export const FormColumn = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', maxW: '52rem', pb: { md: '8rem' } },
})
