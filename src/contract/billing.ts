import * as v from 'valibot'
import { INVOICES_PER_PAGE, paymentMethodSchema, subscriptionInvoiceSchema } from '@/domain/subscription/billing'
import { count, exactText, LONGEST } from '@/domain/text/field'
import { endpoint } from './endpoint'
import { listAnswer } from './list-answer'
import { codec, fromQuery, inIso, readAs } from './wire'

const cards = '/subscription/api/v1/payment-methods'
const invoices = '/subscription/api/v1/invoices'
const shared = { service: 'subscription', bearer: true } as const
/** For example `cus_1`. */
const customer_id = exactText(LONGEST.code)
const customer = v.object({ customer_id })
const oneCard = v.object({ payment_method: paymentMethodSchema })
const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
const LAST_OFFSET = 1_000_000
const offset = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_OFFSET))

export const listPaymentMethods = endpoint({
  ...shared,
  id: 'EP-017',
  method: 'GET',
  path: cards,
  summary: 'Cards of a customer, the default first',
  query: customer,
  answer: listAnswer('payment_methods', paymentMethodSchema),
  idempotent: false,
  failures: [403, 404, 422],
})

export const addPaymentMethod = endpoint({
  ...shared,
  id: 'EP-018',
  method: 'POST',
  path: `${cards}/add`,
  summary: 'Keep a card that the card provider has taken in',
  body: v.object({
    customer_id,
    /** The provider's card id; the card number is never sent here. */
    payment_method_id: v.pipe(exactText(LONGEST.token), v.nonEmpty()),
    set_as_default: v.optional(v.boolean(), false),
  }),
  answer: oneCard,
  status: 201,
  idempotent: true,
  failures: [402, 403, 404, 409, 422],
})

export const setDefaultPaymentMethod = endpoint({
  ...shared,
  id: 'EP-019',
  method: 'PUT',
  path: `${cards}/:paymentMethodId/set-default`,
  summary: 'Pay with this card from now on',
  query: customer,
  answer: oneCard,
  idempotent: true,
  failures: [403, 404, 422],
})

export const removePaymentMethod = endpoint({
  ...shared,
  id: 'EP-020',
  method: 'DELETE',
  path: `${cards}/:paymentMethodId`,
  summary: 'Remove a card',
  query: customer,
  answer: v.object({ success: v.boolean() }),
  idempotent: true,
  failures: [403, 404, 409, 422],
})

const invoiceCodec = codec(subscriptionInvoiceSchema, {
  created_at: inIso,
  period_start: inIso,
  period_end: inIso,
  lines: readAs(v.fallback(subscriptionInvoiceSchema.entries.lines, [])),
})
/** Amounts in cents (BILL-06, BILL-07, X-26). */
export const wireInvoice = invoiceCodec.wire
export const toWireInvoice = invoiceCodec.write

export const listInvoices = endpoint({
  ...shared,
  id: 'EP-021',
  method: 'GET',
  path: invoices,
  summary: 'Invoices of the subscription, newest first',
  query: v.object({
    customer_id,
    limit: v.optional(fromQuery(limit), INVOICES_PER_PAGE),
    offset: v.optional(fromQuery(offset), 0),
  }),
  answer: listAnswer('invoices', wireInvoice, { total: count }),
  idempotent: false,
  failures: [403, 404, 422],
})

export const getInvoice = endpoint({
  ...shared,
  id: 'EP-022',
  method: 'GET',
  path: `${invoices}/:invoiceId`,
  summary: 'One invoice of the subscription',
  query: customer,
  answer: v.object({ invoice: wireInvoice }),
  idempotent: false,
  failures: [403, 404, 422],
})

export const downloadInvoice = endpoint({
  ...shared,
  id: 'EP-023',
  method: 'GET',
  path: `${invoices}/:invoiceId/download`,
  summary: 'Where the invoice can be downloaded as PDF',
  query: customer,
  answer: v.object({ download_url: v.string() }),
  idempotent: false,
  failures: [403, 404, 422],
})
