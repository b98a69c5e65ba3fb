import * as v from 'valibot'
import { taxRate } from '../account/tax-rate'
import { CURRENCIES } from '../account/vocabulary'
import { PAYMENT_TERMS } from '../client/vocabulary'
import { documentLines, lineFields } from '../line-items/line-item'
import { cents } from '../money/amount'
import type { Cents } from '../money/money'
import { refundSchema } from '../payment/payment'
import { PAYOUT_STATUSES } from '../payout/vocabulary'
import { id, LONGEST } from '../text/field'
import { daySchema } from '../time/day'
import { INVOICE_STATUSES, PAYMENT_METHODS, STORED_STATUSES } from './vocabulary'

/** INV-09 */
export const invoiceLineSchema = v.object({
  ...lineFields,
  /** Null when it bills no job. */
  job_id: v.nullable(id),
  date_performed: v.nullable(daySchema),
  /** The plan charge that it bills, and the plan; null when it bills none. */
  charge_id: v.nullable(id),
  plan_id: v.nullable(id),
})
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>

const moment = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST.code)))

/** INV-08. Total, payments and status are derived from lines and payments. */
export const invoiceRowSchema = v.object({
  id,
  business_id: id,
  invoice_number: v.string(),
  client_id: id,
  /** The name at billing, in case the client is deleted. */
  billed_to: v.string(),
  property_id: v.nullable(id),
  invoice_date: daySchema,
  due_date: daySchema,
  status: v.picklist(STORED_STATUSES),
  line_items: documentLines(invoiceLineSchema),
  tax_rate: taxRate,
  discount_amount: cents,
  /** Fixed at creation. */
  currency: v.picklist(CURRENCIES),
  /** The estimate that it bills in full or in part; null when it bills none. */
  estimate_id: v.nullable(id),
  is_deposit: v.boolean(),
  /** Amount billed by earlier invoices of the same estimate, deducted from the total. */
  billed_before: cents,
  payment_terms: v.picklist(PAYMENT_TERMS),
  notes: v.string(),
  /** The day a service plan generated it; null when a person did. */
  run_on: v.nullable(daySchema),
  /** The reason an automatic invoice was not sent; empty when there was none. */
  not_sent_because: v.string(),
  /** ISO 8601, like the timestamps below. */
  created_at: v.string(),
  created_by: id,
  sent_at: moment,
  reminded_at: moment,
  /** Older voided invoices have no time. */
  void_reason: v.string(),
  voided_at: v.optional(moment),
})
export type InvoiceRow = v.InferOutput<typeof invoiceRowSchema>

export const NEW_INVOICE = {
  run_on: null,
  not_sent_because: '',
  estimate_id: null,
  is_deposit: false,
  billed_before: 0 as Cents,
} satisfies Partial<InvoiceRow>

/** INV-10 */
export const invoicePaymentSchema = v.object({
  id,
  business_id: id,
  invoice_id: id,
  amount: cents,
  payment_method: v.picklist(PAYMENT_METHODS),
  payment_date: daySchema,
  transaction_id: v.string(),
  notes: v.string(),
  processed_by: id,
  created_at: v.string(),
})
export type InvoicePayment = v.InferOutput<typeof invoicePaymentSchema>

/** Reduces what an invoice asks for. Any excess over the amount due becomes the client's credit. */
export const creditNoteSchema = v.object({
  id,
  business_id: id,
  invoice_id: id,
  credit_number: v.string(),
  credit_date: daySchema,
  amount: cents,
  reason: v.string(),
  created_by: id,
  created_at: v.string(),
})
export type CreditNote = v.InferOutput<typeof creditNoteSchema>

/** Credit from one invoice of a client applied to another in the same currency. */
export const creditApplicationSchema = v.object({
  id,
  business_id: id,
  invoice_id: id,
  from_invoice_id: id,
  amount: cents,
  applied_date: daySchema,
  created_by: id,
  created_at: v.string(),
})
export type CreditApplication = v.InferOutput<typeof creditApplicationSchema>

/** Credit received from another invoice; negative when it went to that one. */
export const movedCreditSchema = v.object({
  id,
  amount: cents,
  applied_date: daySchema,
  /** The other invoice. */
  invoice_id: id,
  invoice_number: v.string(),
})

export const invoicePayoutSchema = v.object({
  id,
  amount: cents,
  status: v.picklist(PAYOUT_STATUSES),
  /** ISO 8601. */
  initiated_at: v.string(),
})

const computedFields = {
  status: v.picklist(INVOICE_STATUSES),
  subtotal: cents,
  tax_amount: cents,
  total_amount: cents,
  amount_paid: cents,
  amount_credited: cents,
  /** Credit received from other invoices less credit applied to others. */
  amount_applied: cents,
  amount_due: cents,
  paid_at: moment,
}

export const refundSummarySchema = v.pick(refundSchema, ['id', 'amount', 'reason', 'refund_date', 'transaction_id'])

export const recordedPaymentSchema = v.object({
  ...v.omit(invoicePaymentSchema, ['business_id']).entries,
  processed_by_name: v.string(),
  /** The card payment; null for one made elsewhere. */
  payment_id: v.nullable(id),
  payment_intent_id: v.string(),
  card_brand: v.string(),
  card_last4: v.string(),
  refunds: v.array(refundSummarySchema),
})
export type RecordedPayment = v.InferOutput<typeof recordedPaymentSchema>

export const writtenCreditSchema = v.omit(creditNoteSchema, ['business_id'])

export const invoiceSchema = v.object({
  ...v.omit(invoiceRowSchema, ['billed_to', 'business_id', 'voided_at']).entries,
  ...computedFields,
  /** Oldest first. */
  payment_history: v.array(recordedPaymentSchema),
  credit_notes: v.array(writtenCreditSchema),
  /** Oldest first. */
  moved_credit: v.array(movedCreditSchema),
  /** Oldest first, without failed and canceled payouts. */
  payouts: v.array(invoicePayoutSchema),
  credit_left: cents,
  /** Credit of the client's other invoices that can be applied; zero when nothing is due. */
  credit_available: cents,
  /** The client's current name, or the billed name if the client was deleted. */
  client_name: v.string(),
  client_email: v.string(),
  /** `EST-1004`, of the estimate that it bills. */
  estimate_number: v.nullable(v.string()),
})
export type Invoice = v.InferOutput<typeof invoiceSchema>

const countedPaymentSchema = v.object({
  ...v.pick(recordedPaymentSchema, ['id', 'amount', 'payment_date']).entries,
  refunds: v.array(v.pick(refundSummarySchema, ['id', 'amount', 'refund_date'])),
})

/** Only the fields that lists, figures, exports and actions need; the lines load with the invoice itself. */
export const listedInvoiceSchema = v.object({
  ...v.pick(invoiceSchema, [
    ...(['id', 'invoice_number', 'client_id', 'client_name', 'client_email'] as const),
    ...(['invoice_date', 'due_date', 'reminded_at', 'notes', 'currency', 'credit_available', 'run_on'] as const),
    ...(['status', 'subtotal', 'tax_amount', 'discount_amount', 'total_amount', 'paid_at'] as const),
    ...(['amount_paid', 'amount_credited', 'amount_applied', 'amount_due'] as const),
  ]).entries,
  payment_history: v.array(countedPaymentSchema),
})
export type ListedInvoice = v.InferOutput<typeof listedInvoiceSchema>

export const invoiceStateSchema = v.pick(invoiceSchema, [
  'id',
  'status',
  'total_amount',
  'amount_paid',
  'amount_credited',
  'amount_applied',
  'amount_due',
])
