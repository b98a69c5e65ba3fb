import type { ReactNode } from 'react'
import { wonShare } from '@/domain/analytics/estimates-won'
import { nothingToCompare, type Reports } from '@/domain/analytics/insights'
import { comparedAt } from '@/domain/analytics/period'
import { averageOf, beginsTooLate, type Figure, type Report } from '@/domain/analytics/report'
import { BILLING_TRENDS, type Period, type ReportType } from '@/domain/analytics/vocabulary'
import type { Cents } from '@/domain/money/money'
import { ownAmount } from '@/domain/money/own-amount'
import { counted } from '@/domain/text/wording'
import { type Day, formatDay } from '@/domain/time/calendar'
import { FigureCard, FigureGrid } from '@/ui/kit/layout/figure-card'
import type { Billed } from './types'
import { changeText, daysText, REPORT_WORDS, shareText, valueText } from './wording'

type CardProps = {
  title: string
  value: string
  change: string | null
  children: ReactNode
  onOpen: () => void
}

const PeriodCard = ({ title, value, change, children, onOpen }: CardProps) => (
  <FigureCard {...{ title, value, onOpen }}>
    {change !== null && <b>{change} · </b>}
    {children}
  </FigureCard>
)

/** `$0.00 by Oct 18, $2,401.00 in all of last month`: the previous period so far, and in full. */
const beforeText = (type: ReportType, report: Report, { period, today }: Pick<Props, 'period' | 'today'>) => {
  const alone = nothingToCompare(report, period)
  if (alone) return alone
  const { total, bars } = report
  const whole = bars.reduce((sum, { before }) => sum + before, 0)
  const sameDay = formatDay(comparedAt(period, today).beforeSoFar.last, today).replace(/^\w+, /, '')
  const soFar = `${valueText(type, total.before)} by ${sameDay}`
  return whole === total.before ? soFar : `${soFar}, ${valueText(type, whole)} in all of last ${period}`
}

const changeOf = (report: Report, figure: Figure = report.total) => (beginsTooLate(report) ? null : changeText(figure))

const Beside = ({ report, period, children }: { report: Report; period: Period; children: ReactNode }) => {
  const alone = nothingToCompare(report, period)
  return alone ? <span style={{ display: 'block' }}>{alone}</span> : children
}

/** Average revenue per job, in cents; null without jobs. */
const average = (revenue: Figure, jobs: Figure): Figure => ({
  value: averageOf(revenue.value, jobs.value) ?? 0,
  before: averageOf(revenue.before, jobs.before) ?? 0,
})

export const BillingCards = ({ billed, period, today, onOpen }: BillingProps) => {
  const { estimates_answered: answered, estimates_value: value, days_to_pay: days, paid_in_full: paid } = billed
  const won = wonShare(answered)
  const wonOf = (report: Report) => report.groups.find(({ name }) => name === 'Won')?.value ?? 0
  const all = answered.entries.length
  const [took, tookBefore] = [
    averageOf(days.total.value, paid.total.value),
    averageOf(days.total.before, paid.total.before),
  ]
  return (
    <FigureGrid>
      {BILLING_TRENDS.map((type) => (
        <PeriodCard
          key={type}
          title={REPORT_WORDS[type].title}
          value={valueText(type, billed[type].total.value)}
          change={changeOf(billed[type])}
          onOpen={() => onOpen(type)}
        >
          {beforeText(type, billed[type], { period, today })}
        </PeriodCard>
      ))}
      <PeriodCard
        title="Estimates won"
        value={shareText(won.value)}
        change={all === 0 ? null : `${wonOf(answered)} of ${all} answered`}
        onOpen={() => onOpen('estimates_value')}
      >
        {all === 0
          ? `None answered this ${period}`
          : `${valueText('estimates_value', wonOf(value))}, ${shareText(wonShare(value).value)} of the money`}
        <Beside report={answered} period={period}>
          {won.before !== null && `, ${shareText(won.before)} last ${period}`}
        </Beside>
      </PeriodCard>
      <PeriodCard title="Average days to pay" value={daysText(took)} change={null} onOpen={() => onOpen('days_to_pay')}>
        {took === null
          ? `No invoice paid in full this ${period}`
          : `${counted(paid.total.value, 'invoice')} paid in full`}
        <Beside report={days} period={period}>
          {tookBefore !== null && `, ${daysText(tookBefore)} by this time last ${period}`}
        </Beside>
      </PeriodCard>
    </FigureGrid>
  )
}

type BillingProps = Omit<Props, 'reports'> & { billed: Billed }
type Props = { reports: Reports; period: Period; today: Day; onOpen: (type: ReportType) => void }

/** ANA-02 */
export const FigureCards = ({ reports: { revenue, jobs, customers }, period, today, onOpen }: Props) => {
  const perJob = average(revenue.total, jobs.total)
  const card = (title: string, type: ReportType, report: Report) => (
    <PeriodCard
      title={title}
      value={valueText(type, report.total.value)}
      change={changeOf(report)}
      onOpen={() => onOpen(type)}
    >
      {beforeText(type, report, { period, today })}
    </PeriodCard>
  )
  return (
    <FigureGrid>
      {card('Earned', 'revenue', revenue)}
      {card('Jobs completed', 'jobs', jobs)}
      <PeriodCard
        title="Average job"
        value={ownAmount(perJob.value as Cents)}
        change={changeOf(revenue, perJob)}
        onOpen={() => onOpen('revenue')}
      >
        {nothingToCompare(revenue, period) ?? `${ownAmount(perJob.before as Cents)} by this time last ${period}`}
      </PeriodCard>
      {card('New customers', 'customers', customers)}
    </FigureGrid>
  )
}
