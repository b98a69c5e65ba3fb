import { type Figure, growthOf } from '@/domain/analytics/report'
import { isOfMoney, type ReportType } from '@/domain/analytics/vocabulary'
import { type Cents, formatMoney } from '@/domain/money'

/** What a report is called where its list is open, and one of what it counts. */
export const REPORT_WORDS = {
  revenue: { title: 'Earned', one: 'job' },
  jobs: { title: 'Jobs completed', one: 'job' },
  customers: { title: 'New customers', one: 'customer' },
  crews: { title: 'Jobs by crew member', one: 'job' },
  invoiced: { title: 'Invoiced', one: 'invoice' },
  collected: { title: 'Collected', one: 'payment' },
} as const satisfies Record<ReportType, { title: string; one: string }>

/** `$1,240.00`, `12`: a value of a report. */
export const valueText = (type: ReportType, value: number): string =>
  isOfMoney(type) ? formatMoney(value as Cents) : value.toLocaleString('en-US')

/** What each of the figures of money counts, so that none is taken for another. */
export const MONEY_WORDS = {
  revenue: 'Jobs done in the period, at the price of the job, whether or not they are invoiced.',
  invoiced: 'Invoices sent in the period, tax included, whether or not they are paid. Void ones don’t count.',
  collected: 'Payments received in the period, whenever the work was done.',
} as const

/** `+12%`, `−4%`: how a figure stands beside the period before; nothing where there is nothing to compare. */
export const changeText = (figure: Figure): string | null => {
  const growth = growthOf(figure)
  if (growth === null) return null
  if (growth === 0) return 'No change'
  return growth > 0 ? `+${growth}%` : `−${-growth}%`
}
