import type { Entry } from '@/domain/analytics/report'
import type { BillingReport } from '@/domain/analytics/vocabulary'
import type { Day } from '@/domain/calendar'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { methodLabel } from '@/domain/invoice/vocabulary'
import type { Store } from '../core/store'
import { standingIn } from '../invoices/listed'

type Asking = { businessId: number; isAsked: (day: Day) => boolean }

const entryOf = (row: InvoiceRow, day: Day, value: number, group: string): Entry => ({
  record: 'invoice',
  id: row.id,
  name: `${row.invoice_number} ${row.billed_to}`,
  day,
  value,
  groups: [group],
})

/** What invoices that were sent and not voided ask for, tax included, on the day they are dated. */
const invoiced = (row: InvoiceRow, isAsked: Asking['isAsked'], store: Store): Entry[] =>
  row.sent_at === null || row.status === 'cancelled' || !isAsked(row.invoice_date)
    ? []
    : [entryOf(row, row.invoice_date, standingIn(row, store).total_amount, row.billed_to)]

/** What was paid of invoices, on the day it was paid. */
const collected = (row: InvoiceRow, isAsked: Asking['isAsked'], store: Store): Entry[] =>
  store
    .naming('invoice_payments', 'invoice_id', row.id)
    .filter(({ payment_date }) => isAsked(payment_date))
    .map(({ payment_date, amount, payment_method }) => entryOf(row, payment_date, amount, methodLabel(payment_method)))

const RULES = { invoiced, collected } satisfies Record<BillingReport, typeof invoiced>

/** What invoices count for in a report. Those in another currency than the business's aren't counted: amounts of several aren't added up. */
export const billingEntries = (type: BillingReport, { businessId, isAsked }: Asking, store: Store): Entry[] => {
  const currency = store.find('businesses', businessId)?.currency ?? 'USD'
  return store
    .naming('invoices', 'business_id', businessId)
    .filter((row) => row.currency === currency)
    .flatMap((row) => RULES[type](row, isAsked, store))
}
