import { chakra } from '@chakra-ui/react'

/** For pages of forms. The bottom padding has room for two toasts, so that none covers a button. */
export const FormColumn = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', maxW: '52rem', pb: { md: '8rem' } },
})
