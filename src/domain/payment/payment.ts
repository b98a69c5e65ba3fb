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

/** A card payment of an invoice from its start (PAY-02). Excludes the card number. */
export const paymentRowSchema = v.object({
  id,
  business_id: id,
  invoice_id: id,
  /** The provider's unguessable id: anyone who knows it may read the receipt. */
  intent_id: exactText(LONGEST.code),
  /** Proves the payer's browser to the provider. Never in history or exports. */
  client_secret: exactText(LONGEST.token),
  connected_account_id: id,
  amount: cents,
  currency: v.picklist(CURRENCIES),
  description: v.string(),
  status: v.picklist(PAYMENT_STATUSES),
  payer: v.picklist(PAYERS),
  payer_name: v.string(),
  /** The user it is recorded under: for a client's own payment, the one who sent the link. */
  user_id: id,
  /** Empty before the first attempt. */
  card_brand: v.string(),
  card_last4: last4,
  /** Reason of the latest failure; empty when there is none. */
  failure: v.string(),
  /** Absent on older payments. */
  failure_code: v.optional(v.picklist([...PAY_CODES, ''])),
  /** The provider's charge id; empty before the money moved. */
  transaction_id: v.string(),
  /** Its payment history entry; null before the money moved. */
  invoice_payment_id: v.nullable(id),
  /** ISO 8601. */
  created_at: v.string(),
  paid_at: moment,
})
export type PaymentRow = v.InferOutput<typeof paymentRowSchema>

export const refundSchema = v.object({
  id,
  business_id: id,
  invoice_id: id,
  /** The payment history entry it refunds. */
  invoice_payment_id: id,
  /** The card payment; null for a payment made elsewhere, whose refund is only recorded. */
  payment_id: v.nullable(id),
  amount: cents,
  reason: v.string(),
  status: v.picklist(REFUND_STATUSES),
  /** The provider's id; empty when only recorded. */
  transaction_id: v.string(),
  refund_date: daySchema,
  created_by: id,
  created_at: v.string(),
})
export type Refund = v.InferOutput<typeof refundSchema>

/** Without the client secret, with its refunds. */
export const paymentSchema = v.object({
  ...v.omit(paymentRowSchema, ['business_id', 'intent_id', 'client_secret', 'connected_account_id', 'user_id']).entries,
  payment_intent_id: v.string(),
  customer_id: id,
  invoice_number: v.string(),
  refunded_amount: cents,
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** Excludes the reason, which stays within the business. */
export const refundOnReceiptSchema = v.pick(refundSchema, ['id', 'amount', 'refund_date'])

/** A payer's receipt. */
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
  /** `INV-1109-5`; empty when nothing was paid. */
  receipt_number: v.string(),
  business: pageBusiness,
  client_name: v.string(),
  amount_due: cents,
  /** Oldest first. */
  refunds: v.array(refundOnReceiptSchema),
})
export type Receipt = v.InferOutput<typeof receiptSchema>
