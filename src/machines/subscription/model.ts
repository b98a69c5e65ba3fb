import type { Subscription } from '@/domain/subscription/subscription'
import { BUSY, type FlowModel, OWNER } from '../model'
import type { SubscriptionEvent } from './context'
import type { SubscriptionSnapshot } from './selectors'

const subscriptionWith = (change: Partial<Subscription> = {}): Subscription => ({
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
    (status) => ({ type: 'subscription.changed', subscription: subscriptionWith({ status }) }) as const,
  ),
  ...['trialing', 'active', 'past_due', 'paused'].map(
    (status) =>
      ({
        type: 'subscription.changed',
        subscription: subscriptionWith({ status, cancel_at_period_end: true }),
      }) as const,
  ),
  { type: 'subscription.retry' },
  { type: 'subscription.dismiss' },
]

export const subscriptionModel: FlowModel = {
  input: { actor: OWNER, customer_id: 'cus_1', subscription: subscriptionWith() },
  events,
  outcomes: {
    changePlan: { done: [subscriptionWith({ ...enterprise, status: 'active' })], failed: [BUSY] },
    cancelSubscription: { done: [subscriptionWith({ status: 'active', cancel_at_period_end: true })], failed: [BUSY] },
    resumeSubscription: { done: [subscriptionWith({ status: 'active' })], failed: [BUSY] },
    openPortal: { done: [{ portal_url: '/hosted/portal.html?session=bps_1' }], failed: [BUSY] },
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
