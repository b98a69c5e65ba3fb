import { chakra } from '@chakra-ui/react'
import type { DocumentTotals } from '@/domain/line-items/totals'
import type { Cents } from '@/domain/money/money'

type Props = {
  totals: DocumentTotals
  /** Billed by earlier invoices of the estimate, and excluded from the total. */
  billedBefore: Cents
  money: (amount: Cents) => string
}

export const TotalsBox = ({ totals, billedBefore, money }: Props) => (
  <chakra.dl
    aria-live="polite"
    display="grid"
    gridTemplateColumns="auto minmax(0, 1fr)"
    columnGap="3"
    rowGap="0.5"
    textStyle="small"
    css={{ '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } }}
  >
    <dt>Subtotal</dt>
    <dd>{money(totals.subtotal)}</dd>
    <dt>Tax</dt>
    <dd>{money(totals.tax_amount)}</dd>
    {totals.discount_amount > 0 && (
      <>
        <dt>Discount</dt>
        <dd>-{money(totals.discount_amount)}</dd>
      </>
    )}
    {billedBefore > 0 && (
      <>
        <dt>Invoiced before</dt>
        <dd>-{money(billedBefore)}</dd>
      </>
    )}
    <chakra.dt fontWeight="semibold">Total</chakra.dt>
    <chakra.dd fontWeight="semibold">{money(totals.total_amount)}</chakra.dd>
  </chakra.dl>
)
