import { chakra } from '@chakra-ui/react'
import type { CSSProperties, ReactNode } from 'react'

export const FormGrid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '4' },
})

type SpanProps = {
  of: number
  onPhone?: number
  children: ReactNode
}

export const Span = ({ of, onPhone = 6, children }: SpanProps) => (
  <chakra.div
    gridColumn={{ base: 'span var(--on-phone)', sm: 'span var(--of)' }}
    minW="0"
    style={{ '--of': of, '--on-phone': onPhone } as CSSProperties}
  >
    {children}
  </chakra.div>
)

export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.fieldset minW="0">
    <chakra.legend textStyle="heading" mb="2">
      {title}
    </chakra.legend>
    <FormGrid gap="3">{children}</FormGrid>
  </chakra.fieldset>
)
