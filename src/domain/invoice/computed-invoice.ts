import { type DocumentTotals, documentTotals } from '../line-items/totals'
import { type Cents, sumOfCents } from '../money/money'
import type { Refund } from '../payment/payment'
import { type Day, daysBetween } from '../time/calendar'
import { type Due, isOpenInvoice } from './due'
import type { CreditApplication, CreditNote, Invoice, InvoicePayment, InvoiceRow } from './invoice'
import type { Age, InvoiceStatus, StoredStatus } from './vocabulary'

type Summed = Pick<InvoiceRow, 'line_items' | 'tax_rate' | 'discount_amount' | 'billed_before'>
type StoredInvoice = Summed & Pick<InvoiceRow, 'status' | 'sent_at'>
type Paid = Pick<InvoicePayment, 'amount' | 'created_at'>
type Credited = Pick<CreditNote, 'amount' | 'created_at'>
/** Negative when the credit went to the other invoice. */
type Moved = Pick<CreditApplication, 'amount' | 'created_at'>
type RefundAmount = Pick<Refund, 'amount'>

export type ComputedInvoice = Pick<
  Invoice,
  | 'status'
  | 'subtotal'
  | 'tax_amount'
  | 'discount_amount'
  | 'total_amount'
  | 'amount_paid'
  | 'amount_credited'
  | 'amount_applied'
  | 'amount_due'
  | 'paid_at'
>

const statusFrom = (stored: StoredStatus, due: number, paid: number): InvoiceStatus => {
  if (stored === 'draft' || stored === 'cancelled') return stored
  if (due <= 0) return 'paid'
  return paid > 0 ? 'partial' : stored
}

export const lessBilled = (totals: DocumentTotals, billed_before: Cents): DocumentTotals => ({
  ...totals,
  total_amount: (totals.total_amount - billed_before) as Cents,
})

/** Lines, tax and discount, less what earlier invoices of the same estimate billed. */
export const invoiceTotals = (invoice: Summed): DocumentTotals =>
  lessBilled(documentTotals(invoice.line_items, invoice), invoice.billed_before)

/**
 * Totals, amount due and status (INV-06). Refunded money does not count as paid. Never stored, so that an undo can't leave it wrong.
 */
export const computeInvoice = (
  invoice: StoredInvoice,
  payments: readonly Paid[],
  credits: readonly Credited[],
  refunds: readonly RefundAmount[] = [],
  moved: readonly Moved[] = [],
): ComputedInvoice => {
  const totals = invoiceTotals(invoice)
  const amount_paid = (sumOfCents(payments.map(({ amount }) => amount)) -
    sumOfCents(refunds.map(({ amount }) => amount))) as Cents
  const amount_credited = sumOfCents(credits.map(({ amount }) => amount))
  const amount_applied = sumOfCents(moved.map(({ amount }) => amount))
  const remaining = totals.total_amount - amount_paid - amount_credited - amount_applied
  const amount_due = (invoice.status === 'cancelled' ? 0 : Math.max(0, remaining)) as Cents
  const status = statusFrom(invoice.status, amount_due, Math.max(amount_paid, amount_applied))
  const settled = [...payments, ...credits, ...moved].map(({ created_at }) => created_at).sort()
  return {
    ...totals,
    amount_paid,
    amount_credited,
    amount_applied,
    amount_due,
    status,
    paid_at: status === 'paid' ? (settled.at(-1) ?? invoice.sent_at) : null,
  }
}

type Settled = Pick<ComputedInvoice, 'status' | 'total_amount' | 'amount_paid' | 'amount_credited' | 'amount_applied'>

/** Negative when more was paid and credited than invoiced. */
export const owedFor = ({ status, total_amount, amount_paid, amount_credited, amount_applied }: Settled): Cents =>
  (status === 'draft' || status === 'cancelled'
    ? 0
    : total_amount - amount_paid - amount_credited - amount_applied) as Cents

/** The invoice's own credit after `paidOut` was paid out to the client. */
export const remainingCredit = (settled: Settled, paidOut: Cents): Cents =>
  Math.max(0, 0 - owedFor(settled) - paidOut) as Cents

/** Paid, not refunded and not applied to another invoice: the amount that can be refunded or paid out. */
export const refundableAmount = ({
  amount_paid,
  amount_applied,
}: Pick<Settled, 'amount_paid' | 'amount_applied'>): Cents =>
  Math.max(0, amount_paid + Math.min(0, amount_applied)) as Cents

export const daysLate = (invoice: Due, today: Day): number =>
  isOpenInvoice(invoice) && invoice.amount_due > 0 ? Math.max(0, daysBetween(invoice.due_date, today)) : 0

/** Null when nothing is due. */
export const ageOf = (invoice: Due, today: Day): Age | null => {
  if (!isOpenInvoice(invoice) || invoice.amount_due === 0) return null
  const days = daysLate(invoice, today)
  if (days <= 30) return '0-30'
  if (days <= 60) return '31-60'
  return days <= 90 ? '61-90' : '90+'
}
