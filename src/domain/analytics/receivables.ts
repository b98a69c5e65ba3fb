import { computeInvoice } from '../invoice/computed-invoice'
import type { CreditApplication, CreditNote, InvoicePayment, InvoiceRow } from '../invoice/invoice'
import type { Cents } from '../money/money'
import type { Refund } from '../payment/payment'
import { type Day, daysBetween } from '../time/calendar'
import { earliestFirst } from '../time/day'
import { type Compared, comparedAt } from './period'
import type { Counted, Entry, Group } from './report'
import type { Period } from './vocabulary'

export const OWED_AGES = ['Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'] as const
export type OwedAge = (typeof OWED_AGES)[number]

const LAST_OF_AGE = [0, 30, 60, 90]

/** An amount is current up to and including its due day. */
export const owedAge = (due: Day, day: Day): OwedAge => {
  const late = daysBetween(due, day)
  const index = LAST_OF_AGE.findIndex((last) => late <= last)
  return OWED_AGES[index] ?? 'Over 90 days'
}

export type DatedInvoice = Pick<
  InvoiceRow,
  'line_items' | 'tax_rate' | 'discount_amount' | 'billed_before' | 'sent_at'
> & {
  issued: Day
  voided: Day | null
  payments: readonly Pick<InvoicePayment, 'amount' | 'created_at' | 'payment_date'>[]
  refunds: readonly Pick<Refund, 'amount' | 'refund_date'>[]
  credits: readonly Pick<CreditNote, 'amount' | 'created_at' | 'credit_date'>[]
  /** Credit received from other invoices; negative for credit given to others. */
  moved: readonly Pick<CreditApplication, 'amount' | 'created_at' | 'applied_date'>[]
}

/** The amount due at the end of a day. */
export const dueAt = (invoice: DatedInvoice, day: Day): Cents => {
  if (invoice.issued > day || (invoice.voided !== null && invoice.voided <= day)) return 0 as Cents
  return computeInvoice(
    { ...invoice, status: 'sent' },
    invoice.payments.filter(({ payment_date }) => payment_date <= day),
    invoice.credits.filter(({ credit_date }) => credit_date <= day),
    invoice.refunds.filter(({ refund_date }) => refund_date <= day),
    invoice.moved.filter(({ applied_date }) => applied_date <= day),
  ).amount_due
}

/** The day since which an invoice is fully paid. Null when something is due on `today`, it is void, or credit alone settled it. */
export const paidInFullOn = (invoice: DatedInvoice, today: Day): Day | null => {
  if (invoice.voided !== null || invoice.payments.length === 0 || dueAt(invoice, today) > 0) return null
  const days = [
    ...invoice.payments.map(({ payment_date }) => payment_date),
    ...invoice.credits.map(({ credit_date }) => credit_date),
    ...invoice.refunds.map(({ refund_date }) => refund_date),
    ...invoice.moved.map(({ applied_date }) => applied_date),
  ].filter((day) => day <= today)
  const newestFirst = [...new Set(days)].sort().reverse()
  const open = newestFirst.findIndex((day) => dueAt(invoice, day) > 0)
  return newestFirst.at(open < 0 ? -1 : open - 1) ?? null
}

/** Days from sending to full payment; 0 when paid before it was sent. */
export const daysToPay = (sent: Day, paid: Day): number => Math.max(0, daysBetween(sent, paid))

/** Receivables are as of the period's last day, or today while the period lasts. */
const endOf = ({ last }: Compared['span'], today: Day): Day => (last < today ? last : today)

/** Receivables by age at the end of the period that contains `day`, and of the one before. `owedAt` returns the amounts due on a day. */
export const receivablesReport = (
  period: Period,
  { day, today }: { day: Day; today: Day },
  owedAt: (day: Day) => Entry[],
): Counted => {
  const { span, before } = comparedAt(period, day)
  const [now, past] = [owedAt(endOf(span, today)), owedAt(endOf(before, today))]
  const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { value }) => sum + value, 0)
  return {
    span,
    before,
    total: { value: sumOf(now), before: sumOf(past) },
    bars: [],
    groups: OWED_AGES.map((name): Group => {
      const isOfAge = ({ groups }: Entry) => groups.includes(name)
      return { name, value: sumOf(now.filter(isOfAge)), before: sumOf(past.filter(isOfAge)) }
    }),
    entries: now.sort((a, b) => earliestFirst(a.day, b.day) || a.id - b.id),
  }
}
