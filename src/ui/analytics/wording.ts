import { beginsTooLate, type Figure, growthOf, type Report } from '@/domain/analytics/report'
import { isOfMoney, type ReportType } from '@/domain/analytics/vocabulary'
import type { Cents } from '@/domain/money/money'
import { numberText } from '@/domain/money/number-text'
import { ownAmount } from '@/domain/money/own-amount'
import { counted } from '@/domain/text/wording'
import { formatDate } from '@/domain/time/calendar'

export const REPORT_WORDS = {
  revenue: { title: 'Earned', one: 'job' },
  jobs: { title: 'Jobs completed', one: 'job' },
  customers: { title: 'New customers', one: 'customer' },
  crews: { title: 'Jobs by crew member', one: 'job' },
  invoiced: { title: 'Invoiced', one: 'invoice' },
  collected: { title: 'Collected', one: 'payment' },
  receivables: { title: 'Receivables', one: 'invoice' },
  estimates_answered: { title: 'Estimates answered', one: 'estimate' },
  estimates_value: { title: 'Estimates answered, value', one: 'estimate' },
  paid_in_full: { title: 'Invoices paid in full', one: 'invoice' },
  days_to_pay: { title: 'Days to pay', one: 'invoice' },
} as const satisfies Record<ReportType, { title: string; one: string }>

/** `$1,240.00`, `12`, `12 days`; money in the business's currency. */
export const valueText = (type: ReportType, value: number): string => {
  if (type === 'days_to_pay') return daysText(value)
  return isOfMoney(type) ? ownAmount(value as Cents) : numberText(value)
}

/** `12 days`; a dash without payments. */
export const daysText = (days: number | null): string => (days === null ? '–' : counted(days, 'day'))

/** `62%`; a dash without answers. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`)

/** Explains each money figure, because they are easily confused. */
export const MONEY_WORDS = {
  revenue: 'Jobs done in the period, at the price of the job, whether or not they are invoiced.',
  invoiced: 'Invoices sent in the period, tax included, whether or not they are paid. Void ones don’t count.',
  collected: 'Payments received in the period less refunds made in it, whenever the work was done.',
} as const

/** `Before, from Nov 3, 2025`: includes the day records begin when that is after the start of the previous period. */
export const beforeWord = (report: Pick<Report, 'before' | 'records_begin'>): string => {
  const begin = beginsTooLate(report)
  return begin ? `Before, from ${formatDate(begin)}` : 'Before'
}

/** `+12%`, `−4%`; null when there is nothing to compare. */
export const changeText = (figure: Figure): string | null => {
  const growth = growthOf(figure)
  if (growth === null) return null
  if (growth === 0) return 'No change'
  return growth > 0 ? `+${growth}%` : `−${-growth}%`
}
