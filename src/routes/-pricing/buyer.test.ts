import { expect, it } from 'vitest'
import type { Subscription } from '@/domain/subscription/subscription'
import { buyerOf } from './buyer'

const running: Subscription = {
  id: 7,
  status: 'trialing',
  plan_id: 'professional',
  plan_name: 'Professional',
  billing_period: 'monthly',
  current_period_start: 1_000,
  current_period_end: 2_000,
  trial_end: 2_000,
  cancel_at_period_end: false,
}
const onRetry = () => {}
const CUSTOMER = { customerId: 'cus_1', onboarded: true, subscription: null as Subscription | null }
const ready = (value: { customerId?: null; onboarded?: boolean; subscription?: Subscription }) =>
  ({ state: 'ready', value: { ...CUSTOMER, ...value } }) as const
const failure = { message: 'No', status: 500, details: null }

it.each([
  ['may not buy, whatever else there is', false, ready({}), { kind: 'may_not_buy' }],
  ['is not known yet', true, { state: 'loading' } as const, { kind: 'loading' }],
  ['could not be asked for', true, { state: 'failed', failure, retry: onRetry } as const, { kind: 'unknown', onRetry }],
  ['has not begun onboarding', true, ready({ customerId: null, onboarded: false }), { kind: 'not_onboarded' }],
  ['has not finished onboarding', true, ready({ onboarded: false }), { kind: 'not_onboarded' }],
  [
    'is subscribed',
    true,
    ready({ subscription: running }),
    { kind: 'subscribed', plan_id: 'professional', billing_period: 'monthly' },
  ],
  [
    'was subscribed',
    true,
    ready({ subscription: { ...running, status: 'canceled' } }),
    { kind: 'ready', had_trial: true },
  ],
  ['can buy', true, ready({}), { kind: 'ready', had_trial: false }],
])('someone who %s', (_, mayBuy, account, buyer) => {
  expect(buyerOf({ mayBuy, account })).toEqual(buyer)
})
