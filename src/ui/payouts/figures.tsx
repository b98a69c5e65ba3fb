import { chakra } from '@chakra-ui/react'
import { payoutFigures } from '@/domain/payout/figures'
import type { PayoutFilter } from '@/domain/payout/filter'
import type { ListedPayout } from '@/domain/payout/payout'
import { FigureCard, FigureGrid } from '@/ui/kit/figure-card'

type Props = {
  payouts: readonly ListedPayout[]
  onNarrow: (to: Pick<PayoutFilter, 'status'> & { sort?: '-amount' | undefined }) => void
}

const EVERY = { status: undefined, sort: undefined }

/** The page at a glance (POUT-01). Each figure leads to the payouts behind it. */
export const PayoutFigures = ({ payouts, onNarrow }: Props) => {
  const figures = payoutFigures(payouts)
  const tiles = [
    { title: 'Total Payouts', value: String(figures.total), hint: `${figures.failed} failed`, to: EVERY },
    {
      title: 'Total Amount',
      value: figures.amount,
      hint: `${figures.processing} processing`,
      to: { ...EVERY, sort: '-amount' },
    },
    {
      title: 'Pending',
      value: String(figures.pending),
      hint: `${figures.pendingAmount} to process`,
      to: { ...EVERY, status: 'pending' },
    },
    {
      title: 'Completed',
      value: String(figures.completed),
      hint: `${figures.completedAmount} paid out`,
      to: { ...EVERY, status: 'completed' },
    },
  ] as const
  return (
    <chakra.div mb="4" _print={{ display: 'none' }}>
      <FigureGrid>
        {tiles.map(({ title, value, hint, to }) => (
          <FigureCard key={title} title={title} value={value} onOpen={() => onNarrow(to)}>
            {hint}
          </FigureCard>
        ))}
      </FigureGrid>
    </chakra.div>
  )
}
