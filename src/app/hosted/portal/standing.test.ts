import { expect, it } from 'vitest'
import type { HostedPortal } from '@/mock-server/hosted/wire'
import { standingOf } from './standing'

type Subscription = NonNullable<HostedPortal['subscription']>

const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  id: 1,
  status: 'active',
  plan_id: 'professional',
  plan_name: 'Professional',
  billing_period: 'monthly',
  current_period_start: Date.parse('2026-11-20T15:00:00Z'),
  current_period_end: Date.parse('2026-12-20T15:00:00Z'),
  trial_end: null,
  cancel_at_period_end: false,
  ...change,
})

it.each<[string, Partial<Subscription>, string, string | null]>([
  ['Active', {}, 'Next payment of $99.00 on December 20, 2026', 'cancel'],
  ['Trial', { status: 'trialing' }, 'Free trial until December 20, 2026, then $99.00', 'cancel'],
  ['Active', { cancel_at_period_end: true }, 'Ends on December 20, 2026, and is not renewed', 'resume'],
  [
    'Past due',
    { status: 'past_due' },
    'The last payment failed. Add a card, or choose another one, to pay it.',
    'cancel',
  ],
  ['Cancelled', { status: 'canceled' }, 'Ended on December 20, 2026', null],
])('a subscription stands: %s, %j', (status, change, next, action) => {
  const { tone, ...words } = standingOf(subscription(change))
  expect(words).toEqual({ plan: 'Professional, $99.00 per month', status, next, action })
})
