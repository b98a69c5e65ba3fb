import type { Reports } from '@/domain/analytics/insights'
import type { Figure } from '@/domain/analytics/report'
import { BILLING_REPORTS, type Period, type ReportType } from '@/domain/analytics/vocabulary'
import { type Cents, formatMoney } from '@/domain/money'
import { FigureCard, FigureGrid } from '@/ui/kit/figure-card'
import type { Billed } from './types'
import { changeText, REPORT_WORDS, valueText } from './wording'

type CardProps = {
  title: string
  value: string
  before: string
  change: string | null
  period: Period
  onOpen: () => void
}

const PeriodCard = ({ title, value, before, change, period, onOpen }: CardProps) => (
  <FigureCard {...{ title, value, onOpen }}>
    {change !== null && <b>{change} · </b>}
    {before} by this time last {period}
  </FigureCard>
)

/** What a job earned on average, in cents; nothing without jobs. */
const average = (revenue: Figure, jobs: Figure): Figure => ({
  value: jobs.value === 0 ? 0 : Math.round(revenue.value / jobs.value),
  before: jobs.before === 0 ? 0 : Math.round(revenue.before / jobs.before),
})

/** The figures of what was invoiced and collected. */
export const BillingCards = ({ billed, period, onOpen }: BillingProps) => (
  <FigureGrid>
    {BILLING_REPORTS.map((type) => (
      <PeriodCard
        key={type}
        title={REPORT_WORDS[type].title}
        value={valueText(type, billed[type].total.value)}
        before={valueText(type, billed[type].total.before)}
        change={changeText(billed[type].total)}
        period={period}
        onOpen={() => onOpen(type)}
      />
    ))}
  </FigureGrid>
)

type BillingProps = Omit<Props, 'reports'> & { billed: Billed }
type Props = { reports: Reports; period: Period; onOpen: (type: ReportType) => void }

/** The figures of a period at a glance, each with the way to the list behind it (ANA-02). */
export const FigureCards = ({ reports: { revenue, jobs, customers }, period, onOpen }: Props) => {
  const perJob = average(revenue.total, jobs.total)
  const card = (title: string, type: ReportType, figure: Figure) => (
    <PeriodCard
      title={title}
      value={valueText(type, figure.value)}
      before={valueText(type, figure.before)}
      change={changeText(figure)}
      period={period}
      onOpen={() => onOpen(type)}
    />
  )
  return (
    <FigureGrid>
      {card('Earned', 'revenue', revenue.total)}
      {card('Jobs completed', 'jobs', jobs.total)}
      <PeriodCard
        title="Average job"
        value={formatMoney(perJob.value as Cents)}
        before={formatMoney(perJob.before as Cents)}
        change={changeText(perJob)}
        period={period}
        onOpen={() => onOpen('revenue')}
      />
      {card('New customers', 'customers', customers.total)}
    </FigureGrid>
  )
}
