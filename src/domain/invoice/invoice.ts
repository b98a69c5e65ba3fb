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

/** A line of an invoice (INV-09), and what it bills. */
export const invoiceLineSchema = v.object({
  ...lineFields,
  /** The finished job that it bills; null where it bills none. */
  job_id: v.nullable(id),
  date_performed: v.nullable(daySchema),
  /** The charge of a service plan that it bills, and the plan; null where it bills none. */
  charge_id: v.nullable(id),
  plan_id: v.nullable(id),
})
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>

const moment = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST.code)))

/** An invoice as it is kept (INV-08). Its total, its payments and its status are worked out from its lines and payments. */
export const invoiceRowSchema = v.object({
  id,
  business_id: id,
  invoice_number: v.string(),
  client_id: id,
  /** Who it was made out to, for when the client is gone. */
  billed_to: v.string(),
  property_id: v.nullable(id),
  invoice_date: daySchema,
  due_date: daySchema,
  status: v.picklist(STORED_STATUSES),
  line_items: documentLines(invoiceLineSchema),
  tax_rate: taxRate,
  discount_amount: cents,
  /** What its amounts are in, for good. */
  currency: v.picklist(CURRENCIES),
  /** The estimate that it bills, all of it or what is left; null where it bills none. */
  estimate_id: v.nullable(id),
  /** Whether it asks for the deposit of its estimate. */
  is_deposit: v.boolean(),
  /** What earlier invoices of the same estimate ask for: it comes off the total. */
  billed_before: cents,
  payment_terms: v.picklist(PAYMENT_TERMS),
  notes: v.string(),
  /** The day on which a service plan made it automatically; null where a person did. */
  run_on: v.nullable(daySchema),
  /** Why it was not sent then, though its plan says so; empty where nothing kept it. */
  not_sent_because: v.string(),
  /** ISO 8601, as the moments below. */
  created_at: v.string(),
  created_by: id,
  sent_at: moment,
  /** The latest reminder. */
  reminded_at: moment,
  /** Why it was voided, and when; older ones don't say when. */
  void_reason: v.string(),
  voided_at: v.optional(moment),
})
export type InvoiceRow = v.InferOutput<typeof invoiceRowSchema>

/** An invoice of no estimate, made by a person. */
export const NEW_INVOICE = {
  run_on: null,
  not_sent_because: '',
  estimate_id: null,
  is_deposit: false,
  billed_before: 0 as Cents,
} satisfies Partial<InvoiceRow>

/** What was paid of an invoice at one time (INV-10). */
export const invoicePaymentSchema = v.object({
  id,
  business_id: id,
  invoice_id: id,
  amount: cents,
  payment_method: v.picklist(PAYMENT_METHODS),
  payment_date: daySchema,
  /** A check's number, or whatever the bank calls it; empty where no one said. */
  transaction_id: v.string(),
  notes: v.string(),
  /** The user who recorded it, and when. */
  processed_by: id,
  created_at: v.string(),
})
export type InvoicePayment = v.InferOutput<typeof invoicePaymentSchema>

/** A document that takes back some of what an invoice asks for. What is more than is due is the client's credit. */
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

/** Credit of one invoice of a client that settles another one of theirs, in the same currency. */
export const creditApplicationSchema = v.object({
  id,
  business_id: id,
  /** The open invoice that it settles, all of it or some. */
  invoice_id: id,
  /** The invoice whose credit it is: more was paid and credited of it than it asks for. */
  from_invoice_id: id,
  amount: cents,
  applied_date: daySchema,
  created_by: id,
  created_at: v.string(),
})
export type CreditApplication = v.InferOutput<typeof creditApplicationSchema>

/** Credit that came to an invoice from another one, or below zero went to that one. */
export const movedCreditSchema = v.object({
  id,
  amount: cents,
  applied_date: daySchema,
  /** The other invoice. */
  invoice_id: id,
  invoice_number: v.string(),
})

/** A payout of what was paid of an invoice or of its jobs, as it is read with the invoice. */
export const invoicePayoutSchema = v.object({
  id,
  amount: cents,
  status: v.picklist(PAYOUT_STATUSES),
  /** ISO 8601. */
  initiated_at: v.string(),
})

/** What follows from the lines, the payments and the credit notes of an invoice. */
const computedFields = {
  status: v.picklist(INVOICE_STATUSES),
  subtotal: cents,
  tax_amount: cents,
  total_amount: cents,
  amount_paid: cents,
  amount_credited: cents,
  /** Credit of other invoices that settles this one, less what of its own credit settles others. */
  amount_applied: cents,
  amount_due: cents,
  paid_at: moment,
}

/** What was given back of a payment, as it is read with it. */
export const refundSummarySchema = v.pick(refundSchema, ['id', 'amount', 'reason', 'refund_date', 'transaction_id'])

/** A payment as it is read: with the name of who recorded or made it, the card it was made with here, and what was given back of it. */
export const recordedPaymentSchema = v.object({
  ...v.omit(invoicePaymentSchema, ['business_id']).entries,
  processed_by_name: v.string(),
  /** The payment by card; null for one that was made elsewhere. */
  payment_id: v.nullable(id),
  /** Opens its receipt; empty for one that was made elsewhere. */
  payment_intent_id: v.string(),
  card_brand: v.string(),
  card_last4: v.string(),
  refunds: v.array(refundSummarySchema),
})
export type RecordedPayment = v.InferOutput<typeof recordedPaymentSchema>

/** A credit note as it is read. */
export const writtenCreditSchema = v.omit(creditNoteSchema, ['business_id'])

/** An invoice as it is read. */
export const invoiceSchema = v.object({
  ...v.omit(invoiceRowSchema, ['billed_to', 'business_id', 'voided_at']).entries,
  ...computedFields,
  /** Oldest first. */
  payment_history: v.array(recordedPaymentSchema),
  credit_notes: v.array(writtenCreditSchema),
  /** Oldest first. */
  moved_credit: v.array(movedCreditSchema),
  /** What gives back what was paid of it, oldest first: payouts that failed or were cancelled are not among them. */
  payouts: v.array(invoicePayoutSchema),
  /** What is left of its own credit. */
  credit_left: cents,
  /** Credit of the client's other invoices that can be applied to this one; nothing where nothing is due. */
  credit_available: cents,
  /** The client as they are now; of one who was deleted, the name it was made out to. */
  client_name: v.string(),
  client_email: v.string(),
  /** `EST-1004`, of the estimate that it bills. */
  estimate_number: v.nullable(v.string()),
})
export type Invoice = v.InferOutput<typeof invoiceSchema>

/** A payment as a list of invoices knows it: what the figures of a month are made of. */
const countedPaymentSchema = v.object({
  ...v.pick(recordedPaymentSchema, ['id', 'amount', 'payment_date']).entries,
  refunds: v.array(v.pick(refundSummarySchema, ['id', 'amount', 'refund_date'])),
})

/** An invoice as a list has it: what columns, figures, files and actions need. Its lines and all else come with the invoice itself. */
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

/** An invoice's status and amounts, as shown to anyone who pays or is paid. */
export const invoiceStateSchema = v.pick(invoiceSchema, [
  'id',
  'status',
  'total_amount',
  'amount_paid',
  'amount_credited',
  'amount_applied',
  'amount_due',
])
