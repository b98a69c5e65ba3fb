import { isCreditPaidOut } from '@/domain/invoice/balance'
import { jobsBilled } from '@/domain/invoice/billable'
import type { CreditApplication, InvoiceRow } from '@/domain/invoice/invoice'
import { type Standing, standingOf } from '@/domain/invoice/standing'
import { type Cents, sumOfCents } from '@/domain/money'
import { spentFor } from '@/domain/payout/reference'
import type { Reader } from '../core/rows'

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
export const standingIn = (row: InvoiceRow, store: Reader): Standing => {
  const { payments, credits, refunds, moved } = settlementsOf(row.id, store)
  return standingOf(row, payments, credits, refunds, moved)
}

/** The payouts of what was paid of an invoice, or of its jobs, whose money has left or is about to. */
export const payoutsOf = ({ id, business_id, ...row }: InvoiceRow, store: Reader) =>
  spentFor({ invoiceId: id, jobIds: jobsBilled([row]) }, store.naming('payouts', 'business_id', business_id))

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

/** The invoice that bills a job; a void one bills none. */
export const invoiceOfJob = (
  { id, business_id }: { id: number; business_id: number },
  store: Reader,
): InvoiceRow | undefined =>
  store.naming('invoices', 'business_id', business_id).find((row) => jobsBilled([row]).includes(id))

/** Finds the invoice that bills a job. */
export type FindInvoice = (job: { id: number; business_id: number }) => InvoiceRow | undefined

/** The same as `invoiceOfJob`, for a list: the invoices are walked once, at the first call, however many jobs follow. */
export const invoicesOfJobs = (businessId: number, store: Reader): FindInvoice => {
  const walked = () => {
    const rows = store.naming('invoices', 'business_id', businessId)
    return new Map(rows.toReversed().flatMap((row) => jobsBilled([row]).map((job) => [job, row] as const)))
  }
  let byJob: ReturnType<typeof walked> | undefined
  return ({ id }) => {
    byJob ??= walked()
    return byJob.get(id)
  }
}
