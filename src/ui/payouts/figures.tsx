import { chakra } from '@chakra-ui/react'
import { numberText } from '@/domain/money/number-text'
import { payoutFigures } from '@/domain/payout/figures'
import type { PayoutFilter } from '@/domain/payout/filter'
import type { ListedPayout } from '@/domain/payout/payout'
import { FigureCard, FigureGrid } from '@/ui/kit/layout/figure-card'

type Props = {
  payouts: readonly ListedPayout[] | null
  onNarrow: (to: Pick<PayoutFilter, 'status'> & { sort?: '-amount' | undefined }) => void
}

const NONE: readonly never[] = []
const EVERY = { status: undefined, sort: undefined }

/** Figures (POUT-01), each linked to its payouts. */
export const PayoutFigures = ({ payouts, onNarrow }: Props) => {
  const figures = payoutFigures(payouts ?? NONE)
  const tiles = [
    {
      title: 'Total Payouts',
      value: numberText(figures.total),
      hint: `${numberText(figures.failed)} failed`,
      to: EVERY,
    },
    {
      title: 'Total Amount',
      value: figures.amount,
      hint: `${figures.unpaidAmount} of it failed or cancelled`,
      to: { ...EVERY, sort: '-amount' },
    },
    {
      title: 'Pending',
      value: numberText(figures.pending),
      hint: `${figures.pendingAmount} to process`,
      to: { ...EVERY, status: 'pending' },
    },
    {
      title: 'Completed',
      value: numberText(figures.completed),
      hint: `${figures.completedAmount} paid out`,
      to: { ...EVERY, status: 'completed' },
    },
  ] as const
  return (
    <chakra.div mb="4" _print={{ display: 'none' }}>
      <FigureGrid>
        {tiles.map(({ title, value, hint, to }) => (
          <FigureCard key={title} title={title} value={payouts && value} onOpen={() => onNarrow(to)}>
            {payouts ? hint : '\u00a0'}
          </FigureCard>
        ))}
      </FigureGrid>
    </chakra.div>
  )
}
