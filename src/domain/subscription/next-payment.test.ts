import { describe, expect, it } from 'vitest'
import type { PaymentMethod } from './billing'
import { nextPayment } from './next-payment'
import type { Subscription } from './subscription'

const subscription = (over: Partial<Subscription>) =>
  ({
    id: 1,
    status: 'trialing',
    plan_id: 'professional',
    plan_name: 'Professional',
    billing_period: 'yearly',
    trial_end: 5,
    current_period_start: 0,
    current_period_end: 5,
    cancel_at_period_end: false,
    ...over,
  }) as unknown as Subscription

const visa: PaymentMethod = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029, is_default: true }
const day = (at: number) => `Dec ${at}`

describe('what comes next of a subscription', () => {
  it.each([
    [
      'a trial with a card',
      subscription({}),
      visa,
      { text: 'First payment $990.00 on Dec 5, Visa 4242.', action: null },
    ],
    [
      'a trial without one',
      subscription({}),
      null,
      { text: 'Add a card by Dec 5 to keep your plan. Nothing is charged before then.', action: 'add_card' },
    ],
    [
      'one that runs',
      subscription({ status: 'active' }),
      visa,
      { text: 'Next payment on Dec 5, Visa 4242.', action: null },
    ],
    [
      'one that runs without a card',
      subscription({ status: 'active' }),
      null,
      { text: 'Next payment on Dec 5. Add a card to pay it.', action: 'add_card' },
    ],
    [
      'one that is past due',
      subscription({ status: 'past_due' }),
      visa,
      { text: 'The open payment is tried again as soon as you update your card.', action: 'update_card' },
    ],
    [
      'one that was cancelled',
      subscription({ cancel_at_period_end: true }),
      visa,
      { text: 'Ends on Dec 5. No more payments.', action: null },
    ],
    ['one that has ended', subscription({ status: 'canceled' }), visa, null],
  ])('%s', (_what, of, card, next) => {
    expect(nextPayment(of, card, day)).toEqual(next)
  })
})
