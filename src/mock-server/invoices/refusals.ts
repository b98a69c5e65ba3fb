import { withTotals } from '@/domain/estimate/estimate'
import { documentNumber } from '@/domain/estimate/number'
import { jobsOnLines } from '@/domain/invoice/billable'
import { invoiceTotals, owedFor } from '@/domain/invoice/computed-invoice'
import type { CreditApplication, CreditNote, InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import type { Job } from '@/domain/job/job'
import { sumOfCents } from '@/domain/money/money'
import { counted } from '@/domain/text/wording'
import type { Done } from '../core/history/undo-rules'
import type { Reader } from '../core/log/rows'
import { computedInvoiceIn, creditPaidOutOf, invoiceNamingJob, invoicesOf, jobsOf, paidOutOf } from './computed-invoice'

type Refused = string | null

/** True for a draft, an invoice that is not fully paid, and one with an excess that was not paid out. */
const isUnsettled = (row: InvoiceRow, store: Reader): boolean =>
  row.status === 'draft' || owedFor(computedInvoiceIn(row, store)) + creditPaidOutOf(row, store) !== 0

export const clientInvoicesRefusal = (clientId: number, store: Reader): Refused => {
  const { length } = invoicesOf(clientId, store).filter((row) => isUnsettled(row, store))
  if (length === 0) return null
  return `This client has ${counted(length, 'invoice')} not settled yet. Record the payment or void ${length === 1 ? 'it' : 'them'} first.`
}

const NO_CLIENT = 'Its client was deleted; bring the client back first.'

const isSame = (a: InvoiceRow, b: InvoiceRow): boolean =>
  JSON.stringify([a.line_items, a.tax_rate, a.discount_amount]) ===
  JSON.stringify([b.line_items, b.tax_rate, b.discount_amount])

/** Refuses if another invoice bills the same work by now. */
const billedElsewhere = (after: InvoiceRow, store: Reader): Refused => {
  const jobs = new Set(jobsOnLines(after))
  if (jobs.size === 0) return null
  for (const other of store.naming('invoices', 'business_id', after.business_id)) {
    if (other.id === after.id) continue
    // Invoices of one estimate are compared by amount, not by job.
    const isAlong = after.estimate_id !== null && other.estimate_id === after.estimate_id
    const job = (isAlong ? jobsOnLines(other) : jobsOf(other, store)).find((id) => jobs.has(id))
    if (job !== undefined)
      return `${store.find('jobs', job)?.job_number ?? 'A job'} is on ${other.invoice_number} by now.`
  }
  return null
}

/** Refuses if other invoices of the estimate bill the same amount by now. */
const billedTwice = (after: InvoiceRow, store: Reader): Refused => {
  if (after.estimate_id === null || after.status === 'cancelled') return null
  const estimate = store.find('estimates', after.estimate_id)
  const others = store
    .naming('invoices', 'estimate_id', after.estimate_id)
    .filter(({ id, status }) => id !== after.id && status !== 'cancelled')
  const [other] = others
  if (!estimate || !other) return null
  const billedTotal = sumOfCents([...others, after].map((row) => invoiceTotals(row).total_amount))
  return billedTotal > withTotals(estimate).total_amount
    ? `${other.invoice_number} bills this part of ${documentNumber(estimate)} by now.`
    : null
}

const isAcrossClients = ({ id, client_id }: InvoiceRow, store: Reader): boolean =>
  [
    ...store.naming('credit_applications', 'invoice_id', id).map(({ from_invoice_id }) => from_invoice_id),
    ...store.naming('credit_applications', 'from_invoice_id', id).map(({ invoice_id }) => invoice_id),
  ].some((other) => store.find('invoices', other)?.client_id !== client_id)

export const invoiceObstacle = (
  { before, after }: Done<InvoiceRow> & { after: InvoiceRow },
  store: Reader,
): Refused => {
  const { amount_paid, amount_credited, amount_applied } = computedInvoiceIn(after, store)
  if (!store.find('clients', after.client_id) && isUnsettled(after, store)) return NO_CLIENT
  if ((after.status === 'draft' || after.status === 'cancelled') && amount_paid + amount_credited + amount_applied > 0)
    return 'It has payments or credit. Undo those first.'
  if (isAcrossClients(after, store)) return 'Credit was applied to another client’s invoice by it. Undo that first.'
  if (before && after.status !== 'draft' && !isSame(before, after))
    return 'It was sent since. Void it and make a new one.'
  return billedElsewhere(after, store) ?? billedTwice(after, store)
}

/** An invoice that the client has or had can't be deleted, only voided. */
export const invoiceRemoval = ({ id, status }: InvoiceRow, storeAfter: Reader): Refused => {
  const { length } = [
    ...storeAfter.naming('invoice_payments', 'invoice_id', id),
    ...storeAfter.naming('credit_notes', 'invoice_id', id),
    ...storeAfter.naming('credit_applications', 'invoice_id', id),
    ...storeAfter.naming('credit_applications', 'from_invoice_id', id),
  ]
  return status === 'draft' && length === 0 ? null : 'This invoice was sent. Void it instead.'
}

/** Refuses to restore a payment or credit if the invoice is no longer payable. */
export const settlingObstacle = (
  { after }: { after: InvoicePayment | CreditNote | CreditApplication },
  store: Reader,
): Refused => {
  const invoice = store.find('invoices', after.invoice_id)
  if (!invoice) return 'Its invoice is gone; bring the invoice back first.'
  if (invoice.status === 'draft' || invoice.status === 'cancelled') return `${invoice.invoice_number} is not open.`
  const { total_amount, amount_paid, amount_credited, amount_applied } = computedInvoiceIn(invoice, store)
  return amount_paid + amount_applied > total_amount || amount_credited > total_amount
    ? `That would be more than ${invoice.invoice_number} comes to.`
    : null
}

/** Refuses to remove a payment or credit while the client is deleted: no one would owe the amount. */
export const settlingRemoval = (
  { invoice_id }: InvoicePayment | CreditNote | CreditApplication,
  storeAfter: Reader,
): Refused => {
  const invoice = storeAfter.find('invoices', invoice_id)
  if (!invoice) return null
  if (!storeAfter.find('clients', invoice.client_id)) return isUnsettled(invoice, storeAfter) ? NO_CLIENT : null
  return usedCreditRefusal(invoice, storeAfter)
}

/** An invoice whose credit is applied elsewhere can't become due again. `storeAfter` is the state after the removal. */
const usedCreditRefusal = (invoice: InvoiceRow, storeAfter: Reader): Refused => {
  const [used] = storeAfter.naming('credit_applications', 'from_invoice_id', invoice.id)
  if (!used || creditCovers(invoice, storeAfter)) return null
  const other = storeAfter.find('invoices', used.invoice_id)?.invoice_number ?? 'another invoice'
  return `Credit of ${invoice.invoice_number} is applied to ${other}. Undo that first.`
}

/** True if the credit that was applied elsewhere or paid out is still covered. */
const creditCovers = (invoice: InvoiceRow, store: Reader): boolean =>
  owedFor(computedInvoiceIn(invoice, store)) + paidOutOf(invoice, store) <= 0

/** Refuses to restore applied credit that is used up or exceeds the invoice's balance. */
export const applicationObstacle = ({ after }: { after: CreditApplication }, store: Reader): Refused => {
  const refused = settlingObstacle({ after }, store)
  if (refused !== null) return refused
  const from = store.find('invoices', after.from_invoice_id)
  if (!from) return 'The invoice with the credit is gone; bring it back first.'
  return creditCovers(from, store) ? null : `The credit of ${from.invoice_number} is used by now.`
}

/** A payment with refunds can't be removed. */
export const refundedRemoval = ({ id }: InvoicePayment, storeAfter: Reader): Refused =>
  storeAfter.naming('refunds', 'invoice_payment_id', id).length > 0
    ? 'Some of this payment was given back. Its record stays.'
    : null

/** A job on an invoice can't be removed. */
export const billedJobRefusal = (job: Job, storeAfter: Reader): Refused => {
  const invoice = invoiceNamingJob(job, storeAfter)
  return invoice ? `${job.job_number} is on ${invoice.invoice_number}. Void the invoice first.` : null
}

export const unfinishedJobRefusal = ({ after }: { after: Job }, store: Reader): Refused =>
  after.status === 'completed' ? null : billedJobRefusal(after, store)
