import * as v from 'valibot'
import { cents } from '@/domain/money/amount'
import { accountDetailsSchema } from '@/domain/onboarding/account'
import { preferencesSchema } from '@/domain/onboarding/preferences'
import { propertyFormSchema } from '@/domain/onboarding/property'
import { cardName, paymentMethodSchema, subscriptionInvoiceSchema } from '@/domain/subscription/billing'
import { BILLING_PERIODS, PLAN_IDS } from '@/domain/subscription/plan'
import { maySeeSubscription, subscriptionSchema } from '@/domain/subscription/subscription'
import { moment } from '@/domain/text/field'
import { type RecordRules, table } from '../core/log/registry'
import type { Store } from '../core/log/store'
import { PREFIX } from './wire-prefixes'

const customer = v.object({
  id: v.number(),
  business_id: v.number(),
  account: v.nullable(accountDetailsSchema),
  property: v.nullable(propertyFormSchema),
  preferences: v.nullable(preferencesSchema),
  /** ISO 8601; null until onboarding is finished. */
  onboarded_at: v.nullable(v.string()),
  /** Left from downgrades; deducted from the next invoices. */
  balance: cents,
})
/** Payer of a business's subscription and its onboarding progress. Wire id: `cus_1`. */
export type Customer = v.InferOutput<typeof customer>

const subscriptionRow = v.object({
  ...subscriptionSchema.entries,
  customer_id: v.number(),
  cancel_reason: v.nullable(v.string()),
  /** Failed attempts at the open payment, and the time of the next. */
  attempts: v.number(),
  next_attempt_at: v.nullable(moment),
})
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>

const { id: _wireId, ...ofCard } = paymentMethodSchema.entries
const cardRow = v.object({
  ...ofCard,
  id: v.number(),
  customer_id: v.number(),
  provider_id: v.string(),
  chargeable: v.boolean(),
})
/** A card as stored by the provider. Wire id: `pm_1`. */
export type CardRow = v.InferOutput<typeof cardRow>

const { id: _invoiceId, ...ofInvoice } = subscriptionInvoiceSchema.entries
const invoiceRow = v.object({ ...ofInvoice, id: v.number(), customer_id: v.number() })
export type SubscriptionInvoiceRow = v.InferOutput<typeof invoiceRow>

/** Limits of a hosted page link: an hour, or the opener's session. Links of earlier releases have neither and are invalid. */
const openedLink = { opened_at: v.optional(moment, 0), session: v.optional(v.number(), 0) }

const checkoutSession = v.object({
  ...openedLink,
  id: v.number(),
  token: v.string(),
  customer_id: v.number(),
  user_id: v.number(),
  plan_id: v.picklist(PLAN_IDS),
  billing_period: v.picklist(BILLING_PERIODS),
  customer_email: v.string(),
  success_url: v.string(),
  cancel_url: v.string(),
  /** `confirmed` once its starter has returned with it. */
  status: v.picklist(['open', 'complete', 'confirmed']),
})
export type CheckoutSession = v.InferOutput<typeof checkoutSession>

const portalSession = v.object({
  ...openedLink,
  id: v.number(),
  token: v.string(),
  customer_id: v.number(),
  user_id: v.number(),
  return_url: v.string(),
})
export type PortalSession = v.InferOutput<typeof portalSession>

declare module '../core/log/rows' {
  interface TableRows {
    customers: Customer
    subscriptions: SubscriptionRow
    payment_methods: CardRow
    subscription_invoices: SubscriptionInvoiceRow
    checkout_sessions: CheckoutSession
    portal_sessions: PortalSession
  }
}

type Paid = { customer_id: number }

const paid = {
  business: ({ customer_id }: Paid, store: Store) => store.find('customers', customer_id)?.business_id ?? null,
  visible: (_row: Paid, actor: Parameters<typeof maySeeSubscription>[0]) => maySeeSubscription(actor),
}

const customerRecord: RecordRules<Customer> = {
  stream: 'customer',
  prefix: PREFIX.customer,
  nouns: ['customer', 'customers'],
  business: ({ business_id }) => business_id,
  name: ({ business_id }, store) => store.find('businesses', business_id)?.name ?? 'Business',
  visible: (_row, actor) => maySeeSubscription(actor),
  page: () => null,
}

const subscriptionRecord: RecordRules<SubscriptionRow> = {
  ...paid,
  stream: 'subscription',
  nouns: ['subscription', 'subscriptions'],
  name: () => 'Subscription',
  page: () => '/dashboard/subscription',
}

const invoiceRecord: RecordRules<SubscriptionInvoiceRow> = {
  ...paid,
  stream: 'subscription-invoice',
  prefix: PREFIX.invoice,
  nouns: ['invoice', 'invoices'],
  name: ({ number }) => number,
  page: () => '/dashboard/billing',
}

const cardRecord: RecordRules<CardRow> = {
  ...paid,
  stream: 'payment-method',
  prefix: PREFIX.card,
  nouns: ['payment method', 'payment methods'],
  name: cardName,
  // Anyone who has it can charge the card.
  hides: () => ({ provider_id: '' }),
  page: () => '/dashboard/billing',
}

export const billingTables = {
  customers: table(customer, customerRecord),
  subscriptions: table(subscriptionRow, subscriptionRecord),
  payment_methods: table(cardRow, cardRecord),
  subscription_invoices: table(invoiceRow, invoiceRecord),
  checkout_sessions: table(checkoutSession, null),
  portal_sessions: table(portalSession, null),
}
