import { chakra } from '@chakra-ui/react'
import type { Reports } from '@/domain/analytics/insights'
import type { Figure } from '@/domain/analytics/report'
import type { Period, ReportType } from '@/domain/analytics/vocabulary'
import { type Cents, formatMoney } from '@/domain/money'
import { changeText, valueText } from './wording'

type CardProps = {
  title: string
  value: string
  before: string
  change: string | null
  period: Period
  onOpen: () => void
}

const Card = chakra('button', {
  base: {
    display: 'grid',
    gap: '1',
    alignContent: 'start',
    p: { base: '3', md: '4' },
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { borderColor: 'border.emphasized' },
    '& small': { color: 'fg.muted', textStyle: 'caption' },
    '& strong': {
      textStyle: 'figure',
      fontSize: { base: 'xl', md: '3xl' },
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

const FigureCard = ({ title, value, before, change, period, onOpen }: CardProps) => (
  <Card type="button" onClick={onOpen}>
    <chakra.span textStyle="small" color="fg.muted">
      {title}
    </chakra.span>
    <strong>{value}</strong>
    <small>
      {change !== null && <b>{change} · </b>}
      {before} by this time last {period}
    </small>
  </Card>
)

/** What a job earned on average, in cents; nothing without jobs. */
const average = (revenue: Figure, jobs: Figure): Figure => ({
  value: jobs.value === 0 ? 0 : Math.round(revenue.value / jobs.value),
  before: jobs.before === 0 ? 0 : Math.round(revenue.before / jobs.before),
})

type Props = { reports: Reports; period: Period; onOpen: (type: ReportType) => void }

/** The figures of a period at a glance, each with the way to the list behind it (ANA-02). */
export const FigureCards = ({ reports: { revenue, jobs, customers }, period, onOpen }: Props) => {
  const perJob = average(revenue.total, jobs.total)
  const card = (title: string, type: ReportType, figure: Figure) => (
    <FigureCard
      title={title}
      value={valueText(type, figure.value)}
      before={valueText(type, figure.before)}
      change={changeText(figure)}
      period={period}
      onOpen={() => onOpen(type)}
    />
  )
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      {card('Revenue', 'revenue', revenue.total)}
      {card('Jobs completed', 'jobs', jobs.total)}
      <FigureCard
        title="Average job"
        value={formatMoney(perJob.value as Cents)}
        before={formatMoney(perJob.before as Cents)}
        change={changeText(perJob)}
        period={period}
        onOpen={() => onOpen('revenue')}
      />
      {card('New customers', 'customers', customers.total)}
    </chakra.div>
  )
}
