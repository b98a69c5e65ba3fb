import { chakra } from '@chakra-ui/react'
import type { Currency } from '@/domain/account/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { netAmount, processingFee, TAKES } from '@/domain/payout/fee'

/** Fee and net amount while typing (POUT-03). */
export const FeeBox = ({ amount, currency }: { amount: Cents | null; currency: Currency }) => (
  <chakra.div bg="bg.subtle" borderWidth="1px" borderRadius="md" p="3">
    <chakra.dl
      aria-live="polite"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="3"
      rowGap="0.5"
      textStyle="small"
      css={{ '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    >
      <dt>Processing fee (2%)</dt>
      <dd>{amountIn(amount === null ? (0 as Cents) : processingFee(amount), currency)}</dd>
      <chakra.dt fontWeight="semibold">Net amount</chakra.dt>
      <chakra.dd fontWeight="semibold">
        {amountIn(amount === null ? (0 as Cents) : netAmount(amount), currency)}
      </chakra.dd>
    </chakra.dl>
    <chakra.p mt="2" textStyle="caption" color="fg.muted">{`Payouts take ${TAKES}.`}</chakra.p>
  </chakra.div>
)
