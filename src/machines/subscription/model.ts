import type { Actor } from '@/domain/permissions/actor'
import type { Subscription } from '@/domain/subscription/subscription'
import type { FlowModel } from '../model'
import type { SubscriptionEvent } from './context'
import type { SubscriptionSnapshot } from './selectors'

const owner: Actor = {
  user_id: 1,
  name: 'Dana Whitfield',
  user_type: 'business_owner',
  business_id: 1,
  time_zone: 'America/Chicago',
  permissions: ['billing.view', 'billing.edit'],
  crew_member_id: null,
  client_id: null,
}

const standing = (change: Partial<Subscription> = {}): Subscription => ({
  id: 1,
  status: 'trialing',
  plan_id: 'professional',
  plan_name: 'Professional',
  billing_period: 'monthly',
  current_period_start: 1_000,
  current_period_end: 2_000,
  trial_end: 2_000,
  cancel_at_period_end: false,
  ...change,
})

const enterprise = { plan_id: 'enterprise', plan_name: 'Enterprise' } as const

const events: SubscriptionEvent[] = [
  { type: 'subscription.change_plan', id: 'change-1', plan_id: 'enterprise' },
  { type: 'subscription.cancel', id: 'cancel-1', reason: 'Too expensive' },
  { type: 'subscription.resume', id: 'resume-1' },
  { type: 'subscription.open_portal', id: 'portal-1', portal: 'billing' },
  { type: 'subscription.changed', subscription: null },
  ...['trialing', 'active', 'past_due', 'paused', 'canceled'].map(
    (status) => ({ type: 'subscription.changed', subscription: standing({ status }) }) as const,
  ),
  ...['trialing', 'active', 'past_due', 'paused'].map(
    (status) =>
      ({ type: 'subscription.changed', subscription: standing({ status, cancel_at_period_end: true }) }) as const,
  ),
  { type: 'subscription.retry' },
  { type: 'subscription.dismiss' },
]

const refusal = { message: 'The server is having trouble. Please try again.', status: 503, details: null }

export const subscriptionModel: FlowModel = {
  input: { actor: owner, customer_id: 'cus_1', subscription: standing() },
  events,
  outcomes: {
    changePlan: { done: [standing({ ...enterprise, status: 'active' })], failed: [refusal] },
    cancelSubscription: { done: [standing({ status: 'active', cancel_at_period_end: true })], failed: [refusal] },
    resumeSubscription: { done: [standing({ status: 'active' })], failed: [refusal] },
    openPortal: { done: [{ portal_url: '/hosted/portal.html?session=bps_1' }], failed: [refusal] },
  },
  stateKey: ({ value, context }: SubscriptionSnapshot) =>
    JSON.stringify([
      value,
      context.subscription?.cancel_at_period_end ?? null,
      context.failure === null ? null : context.intent?.command,
      context.done !== null,
      context.portal_url !== null,
    ]),
}
