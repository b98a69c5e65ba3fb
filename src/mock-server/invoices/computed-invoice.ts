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

/** Applied credit: positive for credit received, negative for credit applied to other invoices. */
const movedOf = (id: number, store: Reader): CreditApplication[] => [
  ...store.naming('credit_applications', 'invoice_id', id),
  ...store
    .naming('credit_applications', 'from_invoice_id', id)
    .map((gone) => ({ ...gone, amount: (0 - gone.amount) as Cents })),
]

export const settlementsOf = (id: number, store: Reader) => ({
  payments: paymentsOf(id, store),
  credits: creditsOf(id, store),
  refunds: refundsOf(id, store),
  moved: movedOf(id, store),
})

/** Status and amounts from the invoice's lines, payments, credit notes, refunds and applied credit. */
export const computedInvoiceIn = (row: InvoiceRow, store: Reader): ComputedInvoice => {
  const { payments, credits, refunds, moved } = settlementsOf(row.id, store)
  return computeInvoice(row, payments, credits, refunds, moved)
}

export const jobsOf = (row: InvoiceRow, store: Reader): number[] =>
  jobsBilled(row, (estimateId) => store.find('estimates', estimateId)?.job_id ?? null)

/** Payouts for the invoice or its jobs whose money has left or is about to. */
export const payoutsOf = (row: InvoiceRow, store: Reader) =>
  spentFor({ invoiceId: row.id, jobIds: jobsOf(row, store) }, store.naming('payouts', 'business_id', row.business_id))

export const paidOutOf = (row: InvoiceRow, store: Reader): Cents =>
  sumOfCents(payoutsOf(row, store).map(({ amount }) => amount))

export const creditPaidOutOf = (row: InvoiceRow, store: Reader): Cents =>
  sumOfCents(
    payoutsOf(row, store)
      .filter(isCreditPaidOut)
      .map(({ amount }) => amount),
  )

export const invoicesOf = (clientId: number, store: Reader): readonly InvoiceRow[] =>
  store.naming('invoices', 'client_id', clientId)

type OfBusiness = { id: number; business_id: number }

export type FindInvoice = (job: OfBusiness) => InvoiceRow | undefined

/** The invoice that bills a job; void invoices don't count. */
export const invoiceOfJob = ({ id, business_id }: OfBusiness, store: Reader): InvoiceRow | undefined =>
  store.naming('invoices', 'business_id', business_id).find((row) => jobsOf(row, store).includes(id))

/** The invoice with a line for a job, which locks the job. */
export const invoiceNamingJob = ({ id, business_id }: OfBusiness, store: Reader): InvoiceRow | undefined =>
  store.naming('invoices', 'business_id', business_id).find((row) => jobsOnLines(row).includes(id))

/** Indexes the invoices once, on the first call. */
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

export const invoicesOfJobs = (businessId: number, store: Reader): FindInvoice =>
  walkedOnce(businessId, store, (row) => jobsOf(row, store))

export const invoicesNamingJobs = (businessId: number, store: Reader): FindInvoice =>
  walkedOnce(businessId, store, jobsOnLines)

export const estimateOfJob = (id: number, store: Reader) => store.naming('estimates', 'job_id', id)[0]

export const documentsOf = (job: OfBusiness, store: Reader, invoiceOf: FindInvoice): JobDocuments => {
  const estimate = estimateOfJob(job.id, store)
  return {
    invoice: invoiceOf(job)?.invoice_number ?? null,
    estimate: estimate ? documentNumber(estimate) : null,
  }
}
