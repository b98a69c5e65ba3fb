import { documentNumber } from '@/domain/estimate/number'
import { isCreditPaidOut } from '@/domain/invoice/balance'
import { type JobDocuments, jobsBilled, jobsOnLines } from '@/domain/invoice/billable'
import { type ComputedInvoice, computeInvoice } from '@/domain/invoice/computed-invoice'
import type { CreditApplication, InvoiceRow } from '@/domain/invoice/invoice'
import { type Cents, sumOfCents } from '@/domain/money/money'
import { spentFor } from '@/domain/payout/reference'
import type { Reader } from '../core/log/rows'

const paymentsOf = (id: number, store: Reader) => store.naming('invoice_payments', 'invoice_id', id)
const creditsOf = (id: number, store: Reader) => store.naming('credit_notes', 'invoice_id', id)

const refundsOf = (id: number, store: Reader) => store.naming('refunds', 'invoice_id', id)

/** Credit of other invoices that came to one, and below zero what went from it to others. */
const movedOf = (id: number, store: Reader): CreditApplication[] => [
  ...store.naming('credit_applications', 'invoice_id', id),
  ...store
    .naming('credit_applications', 'from_invoice_id', id)
    .map((gone) => ({ ...gone, amount: (0 - gone.amount) as Cents })),
]

/** What settled an invoice, and was given back of it. */
export const settlementsOf = (id: number, store: Reader) => ({
  payments: paymentsOf(id, store),
  credits: creditsOf(id, store),
  refunds: refundsOf(id, store),
  moved: movedOf(id, store),
})

/** An invoice's status and amounts, from its lines, payments, credit notes, refunds, and the credit that came or went. */
export const computedInvoiceIn = (row: InvoiceRow, store: Reader): ComputedInvoice => {
  const { payments, credits, refunds, moved } = settlementsOf(row.id, store)
  return computeInvoice(row, payments, credits, refunds, moved)
}

/** The jobs that an invoice bills. */
export const jobsOf = (row: InvoiceRow, store: Reader): number[] =>
  jobsBilled(row, (estimateId) => store.find('estimates', estimateId)?.job_id ?? null)

/** The payouts of what was paid of an invoice, or of its jobs, whose money has left or is about to. */
export const payoutsOf = (row: InvoiceRow, store: Reader) =>
  spentFor({ invoiceId: row.id, jobIds: jobsOf(row, store) }, store.naming('payouts', 'business_id', row.business_id))

/** What was paid out of an invoice, or will be. */
export const paidOutOf = (row: InvoiceRow, store: Reader): Cents =>
  sumOfCents(payoutsOf(row, store).map(({ amount }) => amount))

/** What of the credit of an invoice its client has got back. */
export const creditPaidOutOf = (row: InvoiceRow, store: Reader): Cents =>
  sumOfCents(
    payoutsOf(row, store)
      .filter(isCreditPaidOut)
      .map(({ amount }) => amount),
  )

/** The invoices of a client. */
export const invoicesOf = (clientId: number, store: Reader): readonly InvoiceRow[] =>
  store.naming('invoices', 'client_id', clientId)

type OfBusiness = { id: number; business_id: number }

/** Finds the invoice that bills a job, or names it. */
export type FindInvoice = (job: OfBusiness) => InvoiceRow | undefined

/** The invoice that bills a job; a void one bills none. */
export const invoiceOfJob = ({ id, business_id }: OfBusiness, store: Reader): InvoiceRow | undefined =>
  store.naming('invoices', 'business_id', business_id).find((row) => jobsOf(row, store).includes(id))

/** The invoice with a line that names a job: the job stays as it was billed. */
export const invoiceNamingJob = ({ id, business_id }: OfBusiness, store: Reader): InvoiceRow | undefined =>
  store.naming('invoices', 'business_id', business_id).find((row) => jobsOnLines(row).includes(id))

/** The invoices are walked once, at the first call, however many jobs follow. */
const walkedOnce = (businessId: number, store: Reader, jobsIn: (row: InvoiceRow) => number[]): FindInvoice => {
  const walked = () => {
    const rows = store.naming('invoices', 'business_id', businessId)
    return new Map(rows.toReversed().flatMap((row) => jobsIn(row).map((job) => [job, row] as const)))
  }
  let byJob: ReturnType<typeof walked> | undefined
  return ({ id }) => {
    byJob ??= walked()
    return byJob.get(id)
  }
}

/** The same as `invoiceOfJob`, for a list. */
export const invoicesOfJobs = (businessId: number, store: Reader): FindInvoice =>
  walkedOnce(businessId, store, (row) => jobsOf(row, store))

/** The same as `invoiceNamingJob`, for a list. */
export const invoicesNamingJobs = (businessId: number, store: Reader): FindInvoice =>
  walkedOnce(businessId, store, jobsOnLines)

/** The estimate that a job carries out. */
export const estimateOfJob = (id: number, store: Reader) => store.naming('estimates', 'job_id', id)[0]

/** The documents that decide whether a job can be billed. */
export const documentsOf = (job: OfBusiness, store: Reader, invoiceOf: FindInvoice): JobDocuments => {
  const estimate = estimateOfJob(job.id, store)
  return {
    invoice: invoiceOf(job)?.invoice_number ?? null,
    estimate: estimate ? documentNumber(estimate) : null,
  }
}
