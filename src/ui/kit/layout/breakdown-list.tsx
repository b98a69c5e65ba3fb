import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const BreakdownList = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.ul mt="1" listStyleType="none" display="grid" gap="1" aria-label={label}>
    {children}
  </chakra.ul>
)

export const BreakdownLine = ({ amount, children }: { amount: string; children: ReactNode }) => (
  <chakra.li display="flex" justifyContent="space-between" gap="3">
    <chakra.span minW="0" overflowWrap="anywhere">
      {children}
    </chakra.span>
    <chakra.span fontVariantNumeric="tabular-nums">{amount}</chakra.span>
  </chakra.li>
)
