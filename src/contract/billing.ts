import * as v from 'valibot'
import type { Cents } from '@/domain/money'
import { INVOICES_PER_PAGE, paymentMethodSchema, type SubscriptionInvoice } from '@/domain/subscription/billing'
import { endpoint } from './endpoint'
import { toWireInstant, wireInstant } from './subscription'

const cards = '/subscription/api/v1/payment-methods'
const invoices = '/subscription/api/v1/invoices'
const shared = { service: 'subscription', bearer: true } as const
const customer = v.object({ customer_id: v.string() })
const oneCard = v.object({ payment_method: paymentMethodSchema })
const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.integer())
const cents = v.pipe(
  v.number(),
  v.integer(),
  v.transform((amount) => amount as Cents),
)

export const listPaymentMethods = endpoint({
  ...shared,
  id: 'EP-017',
  method: 'GET',
  path: cards,
  summary: 'Cards of a customer, the default first',
  query: customer,
  answer: v.object({ payment_methods: v.array(paymentMethodSchema) }),
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
    customer_id: v.string(),
    /** The provider's own id of the card; its number is never sent here. */
    payment_method_id: v.pipe(v.string(), v.nonEmpty()),
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

/** A subscription invoice on the wire: amounts in cents (BILL-06, BILL-07, X-26). */
export const wireInvoice = v.object({
  id: v.string(),
  number: v.string(),
  created_at: wireInstant,
  period_start: wireInstant,
  period_end: wireInstant,
  amount_due: cents,
  amount_paid: cents,
  status: v.string(),
  lines: v.fallback(v.array(v.object({ description: v.string(), amount: cents })), []),
})

/** Writes an invoice for the wire. */
export const toWireInvoice = (invoice: SubscriptionInvoice) => ({
  ...invoice,
  created_at: toWireInstant(invoice.created_at),
  period_start: toWireInstant(invoice.period_start),
  period_end: toWireInstant(invoice.period_end),
})

export const listInvoices = endpoint({
  ...shared,
  id: 'EP-021',
  method: 'GET',
  path: invoices,
  summary: 'Invoices of the subscription, newest first',
  query: v.object({
    customer_id: v.string(),
    limit: v.optional(v.pipe(number, v.minValue(1), v.maxValue(100)), INVOICES_PER_PAGE),
    offset: v.optional(v.pipe(number, v.minValue(0)), 0),
  }),
  answer: v.object({ invoices: v.array(wireInvoice), total: v.number() }),
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
