import * as v from 'valibot'
import { BILLING_PERIODS, PLAN_IDS } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'
import { endpoint } from './endpoint'

const base = '/subscription/api/v1/subscriptions'
const shared = { service: 'subscription', bearer: true } as const
const customer = v.object({ customer_id: v.string() })

/** ISO 8601 on the wire, epoch ms inside. */
export const wireInstant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
)
/** Writes an instant for the wire. */
export const toWireInstant = (at: number): string => new Date(at).toISOString()

/** A subscription on the wire (SUB-05). */
export const wireSubscription = v.object({
  id: v.number(),
  status: v.string(),
  plan_id: v.picklist(PLAN_IDS),
  plan_name: v.string(),
  billing_period: v.fallback(v.picklist(BILLING_PERIODS), 'monthly'),
  current_period_start: wireInstant,
  current_period_end: wireInstant,
  trial_end: v.nullish(wireInstant, null),
  cancel_at_period_end: v.fallback(v.boolean(), false),
})

/** Writes a subscription for the wire. */
export const toWireSubscription = (subscription: Subscription) => ({
  ...subscription,
  current_period_start: toWireInstant(subscription.current_period_start),
  current_period_end: toWireInstant(subscription.current_period_end),
  trial_end: subscription.trial_end === null ? null : toWireInstant(subscription.trial_end),
})

const oneSubscription = v.object({ subscription: wireSubscription })

export const createCheckoutSession = endpoint({
  ...shared,
  id: 'EP-011',
  method: 'POST',
  path: `${base}/create-checkout-session`,
  summary: 'Begin a checkout on the hosted payment page',
  body: v.object({
    customer_id: v.string(),
    customer_email: v.pipe(v.string(), v.email()),
    customer_name: v.pipe(v.string(), v.nonEmpty()),
    plan_id: v.picklist(PLAN_IDS),
    billing_period: v.picklist(BILLING_PERIODS),
    /** Where to come back to; `{CHECKOUT_SESSION_ID}` in it is replaced, else `session_id` is added. */
    success_url: v.string(),
    cancel_url: v.string(),
  }),
  // Some back ends have been seen to leave the address out; the app then says so in the stated words (LAND-11).
  answer: v.object({ checkout_url: v.nullish(v.string(), null), checkout_session_id: v.nullish(v.string(), null) }),
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const currentSubscription = endpoint({
  ...shared,
  id: 'EP-012',
  method: 'GET',
  path: `${base}/current`,
  summary: 'The subscription of a customer; 404 when there is none',
  query: customer,
  answer: oneSubscription,
  idempotent: false,
  failures: [403, 404, 422],
})

export const createPortalSession = endpoint({
  ...shared,
  id: 'EP-013',
  method: 'POST',
  path: `${base}/create-portal-session`,
  summary: 'Open the hosted billing portal',
  query: v.object({ customer_id: v.string(), return_url: v.string() }),
  answer: v.object({ portal_url: v.string() }),
  idempotent: true,
  failures: [403, 404, 422],
})

export const changePlan = endpoint({
  ...shared,
  id: 'EP-014',
  method: 'PUT',
  path: `${base}/change-plan`,
  summary: 'Change to another plan',
  body: v.object({
    customer_id: v.string(),
    new_plan_id: v.picklist(PLAN_IDS),
    prorate: v.optional(v.boolean(), true),
  }),
  answer: oneSubscription,
  idempotent: true,
  failures: [402, 403, 404, 409, 422],
})

export const cancelSubscription = endpoint({
  ...shared,
  id: 'EP-015',
  method: 'POST',
  path: `${base}/cancel`,
  summary: 'Cancel, at the end of the period unless asked otherwise',
  body: v.object({
    customer_id: v.string(),
    at_period_end: v.optional(v.boolean(), true),
    reason: v.optional(v.string()),
  }),
  answer: oneSubscription,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const resumeSubscription = endpoint({
  ...shared,
  id: 'EP-016',
  method: 'POST',
  path: `${base}/resume`,
  summary: 'Take a cancellation back before it has come into force',
  query: customer,
  answer: oneSubscription,
  idempotent: true,
  failures: [403, 404, 409, 422],
})
