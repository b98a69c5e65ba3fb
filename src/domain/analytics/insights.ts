import type { Currency } from '../account/vocabulary'
import { amountIn } from '../money/amount-in'
import type { Cents } from '../money/money'
import { counted } from '../text/wording'
import { type Day, formatDate } from '../time/calendar'
import { spanText } from './period'
import { beginsTooLate, type Group, growthOf, type Report } from './report'
import type { Period, WorkReport } from './vocabulary'

export type Reports = Record<WorkReport, Report>

/** `currency` is the business's. */
type InsightContext = { period: Period; currency: Currency; today: Day }

/** `No full year before: records begin Nov 3, 2025`; null when the periods can be compared. */
export const nothingToCompare = (report: Pick<Report, 'before' | 'records_begin'>, period: Period): string | null => {
  const begin = beginsTooLate(report)
  return begin && `No full ${period} before: records begin ${formatDate(begin)}`
}

const earnedInsight = ({ total, ...report }: Report, { period, currency }: InsightContext): string => {
  const earned = amountIn(total.value as Cents, currency)
  const alone = nothingToCompare(report, period)
  if (alone) return `Jobs done earned ${earned}. ${alone}.`
  const growth = growthOf(total)
  if (growth === null) return `Jobs done earned ${earned}; by this time last ${period} they had earned nothing.`
  if (growth === 0) return `Jobs done earned the same as by this time last ${period}: ${earned}.`
  return `Jobs done earned ${Math.abs(growth)}% ${growth > 0 ? 'more' : 'less'} than by this time last ${period}.`
}

const gainedInsight = ({ total, ...report }: Report, { period }: InsightContext): string => {
  const gained = counted(total.value, 'new customer')
  return nothingToCompare(report, period)
    ? `${gained}.`
    : `${gained}, against ${total.before} by this time last ${period}.`
}

const serviceInsight = (top: Group, all: number, currency: Currency): string =>
  `${top.name} earns the most: ${amountIn(top.value as Cents, currency)}, ${Math.round((top.value / all) * 100)}% of what was earned.`

export const insightsOf = ({ revenue, jobs, customers, crews }: Reports, context: InsightContext): string[] => {
  const { currency, today } = context
  const earned = revenue.groups.reduce((sum, { value }) => sum + value, 0)
  const [service] = revenue.groups
  const [best] = crews.groups
  const busiest = jobs.bars.reduce<Report['bars'][number] | null>(
    (most, bar) => (bar.value > (most?.value ?? 0) ? bar : most),
    null,
  )
  const gained = customers.total
  return [
    ...(revenue.total.value + revenue.total.before > 0 ? [earnedInsight(revenue, context)] : []),
    ...(service && service.value > 0 ? [serviceInsight(service, earned, currency)] : []),
    ...(busiest ? [`Busiest: ${spanText(busiest, today)}, with ${counted(busiest.value, 'job')} done.`] : []),
    ...(best && best.value > 0 ? [`${best.name} did the most: ${counted(best.value, 'job')}.`] : []),
    ...(gained.value + gained.before > 0 ? [gainedInsight(customers, context)] : []),
  ]
}
