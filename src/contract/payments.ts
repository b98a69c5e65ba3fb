import * as v from 'valibot'
import { cents } from '@/domain/money/amount'
import { connectedAccountSchema, connectFields } from '@/domain/payment/connected-account'
import { paymentSchema, receiptSchema, refundOnReceiptSchema, refundSchema } from '@/domain/payment/payment'
import { count, exactText, id, LONGEST } from '@/domain/text/field'
import { endpoint } from './endpoint'
import { computedStatusCodec } from './invoices'
import { listAnswer } from './list-answer'
import { codec, inDollars, listIn, paging } from './wire'

const base = '/payment/api/v1'
const shared = { service: 'payment', bearer: true } as const

/** Dollars; the upper limit depends on the amount due. */
const dollars = v.pipe(v.number('Use a number like 24.50'), v.minValue(-1e12), v.maxValue(1e12))
const description = v.optional(exactText(LONGEST.notes), '')
/** For example `acct_1`. */
const accountId = v.pipe(exactText(LONGEST.code), v.nonEmpty('Connect an account first'))

const paymentCodec = codec(paymentSchema, { amount: inDollars, refunded_amount: inDollars })
export const toWirePayment = paymentCodec.write

const refundCodec = codec(v.omit(refundSchema, ['business_id']), { amount: inDollars })
export const toWireRefund = refundCodec.write

const receiptCodec = codec(receiptSchema, {
  ...{ amount: inDollars, amount_due: inDollars },
  refunds: listIn(codec(refundOnReceiptSchema, { amount: inDollars })),
})
export const toWireReceipt = receiptCodec.write

const summaryCodec = codec(
  v.object({
    ...{ payments: count, failed: count },
    ...{ total_amount: cents, refunded_amount: cents, net_amount: cents, average_amount: cents },
  }),
  { total_amount: inDollars, refunded_amount: inDollars, net_amount: inDollars, average_amount: inDollars },
)
export const toWireSummary = summaryCodec.write

/** `acct_1` is its id. */
const wireAccount = v.object({ ...v.omit(connectedAccountSchema, ['id']).entries, id: exactText(LONGEST.code) })
export type WireAccount = v.InferOutput<typeof wireAccount>
const oneAccount = v.object({ connected_account: wireAccount })

const returnTo = exactText(LONGEST.url)

export const connectAccount = endpoint({
  ...shared,
  id: 'EP-066',
  method: 'POST',
  path: `${base}/connected-accounts`,
  summary: 'Open an account for card payments',
  body: v.object({ business_id: id, ...connectFields.entries }),
  answer: oneAccount,
  status: 201,
  idempotent: true,
  failures: [403, 409, 422],
})

export const getConnectedAccount = endpoint({
  ...shared,
  id: 'EP-067',
  method: 'GET',
  path: `${base}/connected-accounts/:accountId`,
  summary: 'An account for card payments',
  answer: oneAccount,
  idempotent: false,
  failures: [403, 404],
})

export const getBusinessAccount = endpoint({
  ...shared,
  id: 'EP-068',
  method: 'GET',
  path: `${base}/connected-accounts/business/:businessId`,
  summary: 'The account of a business; null before it has one',
  answer: v.object({ connected_account: v.nullable(wireAccount) }),
  idempotent: false,
  failures: [403],
})

export const openOnboarding = endpoint({
  ...shared,
  id: 'EP-069',
  method: 'POST',
  path: `${base}/connected-accounts/:accountId/onboarding-link`,
  summary: 'The hosted page on which a business tells the provider who it is',
  query: v.object({ return_url: returnTo, refresh_url: returnTo }),
  answer: v.object({ url: exactText(LONGEST.url) }),
  idempotent: true,
  failures: [403, 404, 422],
})

export const refreshAccount = endpoint({
  ...shared,
  id: 'EP-070',
  method: 'POST',
  path: `${base}/connected-accounts/:accountId/refresh-status`,
  summary: 'Ask the provider how an account is now',
  answer: oneAccount,
  idempotent: true,
  failures: [403, 404],
})

export const createIntent = endpoint({
  ...shared,
  id: 'EP-071',
  method: 'POST',
  path: `${base}/payments/create-intent`,
  summary: 'Begin a payment of an invoice by card',
  body: v.object({
    invoice_id: id,
    customer_id: id,
    amount: dollars,
    description,
    connected_account_id: accountId,
  }),
  answer: v.object({ client_secret: exactText(LONGEST.token), payment_intent_id: exactText(LONGEST.code) }),
  status: 201,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const getPayment = endpoint({
  ...shared,
  id: 'EP-072',
  method: 'GET',
  path: `${base}/payments/:paymentId`,
  summary: 'A payment by card, by its id or its payment_intent_id, and the status of its invoice',
  answer: v.object({ payment: paymentCodec.wire, invoice: computedStatusCodec.wire }),
  idempotent: false,
  failures: [403, 404],
})

export const listInvoicePayments = endpoint({
  ...shared,
  id: 'EP-073',
  method: 'GET',
  path: `${base}/payments/invoice/:invoiceId`,
  summary: 'Card payments of an invoice, newest first',
  answer: listAnswer('payments', paymentCodec.wire),
  idempotent: false,
  failures: [403, 404],
})

export const listCustomerPayments = endpoint({
  ...shared,
  id: 'EP-074',
  method: 'GET',
  path: `${base}/payments/customer/:customerId`,
  summary: 'Card payments of a client, newest first',
  query: v.object(paging),
  answer: listAnswer('payments', paymentCodec.wire, { total: count }),
  idempotent: false,
  failures: [403, 404, 422],
})

export const requestPayment = endpoint({
  ...shared,
  id: 'EP-075',
  method: 'POST',
  path: `${base}/payments/invoice-payment-link`,
  summary: 'Ask a client to pay an invoice, and get the link for them',
  body: v.object({
    invoice_id: id,
    customer_email: exactText(LONGEST.email),
    amount: dollars,
    description,
    return_url: returnTo,
  }),
  answer: v.object({ payment_url: exactText(LONGEST.url) }),
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const getPaymentSummary = endpoint({
  ...shared,
  id: 'EP-076',
  method: 'GET',
  path: `${base}/payments/analytics/summary`,
  summary: 'The total of card payments',
  answer: summaryCodec.wire,
  idempotent: false,
  failures: [403],
})

export const createRefund = endpoint({
  ...shared,
  id: 'EP-077',
  method: 'POST',
  path: `${base}/refunds`,
  summary: 'Give some or all of a card payment back to the card',
  body: v.object({ payment_id: id, amount: dollars, reason: exactText(LONGEST.notes) }),
  answer: v.object({ refund: refundCodec.wire, invoice: computedStatusCodec.wire }),
  status: 201,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const getRefund = endpoint({
  ...shared,
  id: 'EP-078',
  method: 'GET',
  path: `${base}/refunds/:refundId`,
  summary: 'A refund',
  answer: v.object({ refund: refundCodec.wire }),
  idempotent: false,
  failures: [403, 404],
})

export const listPaymentRefunds = endpoint({
  ...shared,
  id: 'EP-079',
  method: 'GET',
  path: `${base}/refunds/payment/:paymentId`,
  summary: 'What was given back of a card payment, newest first',
  answer: listAnswer('refunds', refundCodec.wire),
  idempotent: false,
  failures: [403, 404],
})

/** Anyone who knows the payment's id may read its receipt, because payers have no account. */
export const getReceipt = endpoint({
  id: 'EP-111.receipts.get',
  method: 'GET',
  path: `${base}/receipts/:token`,
  service: 'payment',
  summary: 'The receipt of a card payment, by its payment_intent_id',
  answer: v.object({ receipt: receiptCodec.wire }),
  bearer: false,
  idempotent: false,
  failures: [404],
})
