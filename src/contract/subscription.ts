import * as v from 'valibot'
import { cancelReason } from '@/domain/subscription/cancel-reason'
import { BILLING_PERIODS, PLAN_IDS } from '@/domain/subscription/plan'
import { openPaymentSchema, type Subscription, subscriptionSchema } from '@/domain/subscription/subscription'
import { email, exactText, LONGEST } from '@/domain/text/field'
import { filledText } from '@/domain/text/typed-text'
import { endpoint } from './endpoint'
import { codec, inIso, maybeInIso, readAs } from './wire'

const base = '/subscription/api/v1/subscriptions'
const shared = { service: 'subscription', bearer: true } as const
const customer_id = exactText(LONGEST.code)
const url = exactText(LONGEST.url)
const customer = v.object({ customer_id })

const ofOpenPayment = codec(openPaymentSchema, { next_attempt_at: maybeInIso })
const ofSubscription = codec(v.omit(subscriptionSchema, ['open_payment']), {
  billing_period: readAs(v.fallback(v.picklist(BILLING_PERIODS), 'monthly')),
  current_period_start: inIso,
  current_period_end: inIso,
  trial_end: maybeInIso,
  cancel_at_period_end: readAs(v.fallback(v.boolean(), false)),
})
export const wireSubscription = v.object({
  ...ofSubscription.wire.entries,
  open_payment: v.optional(ofOpenPayment.wire),
})
export const toWireSubscription = ({ open_payment, ...subscription }: Subscription) => ({
  ...ofSubscription.write(subscription),
  ...(open_payment ? { open_payment: ofOpenPayment.write(open_payment) } : {}),
})

const oneSubscription = v.object({ subscription: wireSubscription })

export const createCheckoutSession = endpoint({
  ...shared,
  id: 'EP-011',
  method: 'POST',
  path: `${base}/create-checkout-session`,
  summary: 'Begin a checkout on the hosted payment page',
  body: v.object({
    customer_id,
    customer_email: email,
    customer_name: filledText(2 * LONGEST.name + 1),
    plan_id: v.picklist(PLAN_IDS),
    billing_period: v.picklist(BILLING_PERIODS),
    /** `{CHECKOUT_SESSION_ID}` in it is replaced; otherwise `session_id` is appended. */
    success_url: url,
    cancel_url: url,
  }),
  // Some back ends omit the address; the app then shows the stated message (LAND-11).
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
  query: v.object({ customer_id, return_url: url }),
  answer: v.object({ portal_url: v.string() }),
  idempotent: true,
  failures: [403, 404, 422],
})

/** Cents, as the provider uses. */
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999))

export const changePlan = endpoint({
  ...shared,
  id: 'EP-014',
  method: 'PUT',
  path: `${base}/change-plan`,
  summary: 'Change to another plan',
  body: v.object({
    customer_id,
    new_plan_id: v.picklist(PLAN_IDS),
    billing_period: v.optional(v.picklist(BILLING_PERIODS)),
    prorate: v.optional(v.boolean(), true),
    /** The quote shown before confirming. It holds for half an hour; after that, or when the amount has changed, 409. */
    quote: v.optional(v.object({ at: v.pipe(v.string(), v.maxLength(30), v.isoTimestamp()), due_now: cents })),
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
    customer_id,
    at_period_end: v.optional(v.boolean(), true),
    reason: v.optional(cancelReason),
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

export const payOpenInvoices = endpoint({
  ...shared,
  id: 'OWN-006',
  method: 'POST',
  path: `${base}/pay`,
  summary: 'Charge what is past due to the default card now; changes nothing where nothing is',
  query: customer,
  answer: oneSubscription,
  idempotent: true,
  failures: [402, 403, 404, 422],
})
