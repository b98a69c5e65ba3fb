import * as v from 'valibot'
import { CURRENCIES } from '../account/vocabulary'
import { pageBusiness } from '../client-page/business'
import { cents } from '../money/amount'
import { exactText, id, LONGEST } from '../text/field'
import { daySchema } from '../time/day'
import { PAY_CODES } from './pay-code'
import { PAYERS, PAYMENT_STATUSES, REFUND_STATUSES } from './vocabulary'

const moment = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST.code)))
const last4 = v.pipe(v.string(), v.regex(/^(\d{4})?$/))

/** A payment of an invoice by card, from the moment it is begun (PAY-02). The card's number is not part of it. */
export const paymentRowSchema = v.object({
  id,
  business_id: id,
  invoice_id: id,
  /** The provider's id of it, which no one can guess: anyone who knows it may read the receipt. */
  intent_id: exactText(LONGEST.code),
  /** What the payer's browser proves itself with to the provider. No history and no export has it. */
  client_secret: exactText(LONGEST.token),
  connected_account_id: id,
  amount: cents,
  currency: v.picklist(CURRENCIES),
  description: v.string(),
  status: v.picklist(PAYMENT_STATUSES),
  /** The kind of payer, and their name. */
  payer: v.picklist(PAYERS),
  payer_name: v.string(),
  /** The user in whose name it is recorded: for a client's own payment, the one who sent them the link. */
  user_id: id,
  /** The card; empty before one was tried. */
  card_brand: v.string(),
  card_last4: last4,
  /** Why the latest try failed; empty where none did. */
  failure: v.string(),
  /** Its code; older ones have none. */
  failure_code: v.optional(v.picklist([...PAY_CODES, ''])),
  /** The provider's id of the charge; empty before the money moved. */
  transaction_id: v.string(),
  /** Its entry in the payment history; null before the money moved. */
  invoice_payment_id: v.nullable(id),
  /** ISO 8601. */
  created_at: v.string(),
  paid_at: moment,
})
export type PaymentRow = v.InferOutput<typeof paymentRowSchema>

/** Some or all of a payment, given back. */
export const refundSchema = v.object({
  id,
  business_id: id,
  invoice_id: id,
  /** The entry of the payment history that it refunds. */
  invoice_payment_id: id,
  /** The payment by card whose money it is; null for one that was made elsewhere, and is only recorded as given back. */
  payment_id: v.nullable(id),
  amount: cents,
  reason: v.string(),
  status: v.picklist(REFUND_STATUSES),
  /** The provider's id; empty for one that was only recorded. */
  transaction_id: v.string(),
  refund_date: daySchema,
  created_by: id,
  created_at: v.string(),
})
export type Refund = v.InferOutput<typeof refundSchema>

/** A payment by card as it is read: without its secret, with what was given back of it. */
export const paymentSchema = v.object({
  ...v.omit(paymentRowSchema, ['business_id', 'intent_id', 'client_secret', 'connected_account_id', 'user_id']).entries,
  payment_intent_id: v.string(),
  customer_id: id,
  invoice_number: v.string(),
  refunded_amount: cents,
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** What a payer sees of money that was given back: the reason stays within the business. */
export const refundOnReceiptSchema = v.pick(refundSchema, ['id', 'amount', 'refund_date'])

/** What a payer keeps of a payment. */
export const receiptSchema = v.object({
  ...v.pick(paymentSchema, [
    'payment_intent_id',
    'invoice_number',
    'amount',
    'currency',
    'status',
    'card_brand',
    'card_last4',
    'transaction_id',
    'paid_at',
    'failure',
  ]).entries,
  /** That of the payment on its invoice: `INV-1109-5`; empty where nothing was paid. */
  receipt_number: v.string(),
  business: pageBusiness,
  client_name: v.string(),
  /** What is still due of the invoice. */
  amount_due: cents,
  /** Oldest first. */
  refunds: v.array(refundOnReceiptSchema),
})
export type Receipt = v.InferOutput<typeof receiptSchema>
