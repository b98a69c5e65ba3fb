import { describe, expect, it } from 'vitest'
import type { Cents } from '../money'
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

const pastDue = subscription({
  status: 'past_due',
  open_payment: { amount_due: 7_900 as Cents, next_attempt_at: 8 },
})
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
      pastDue,
      visa,
      { text: '$79.00 is past due. We’ll charge Visa 4242 again on Dec 8.', action: 'pay' },
    ],
    [
      'one that is past due without a card',
      pastDue,
      null,
      { text: '$79.00 is past due. Add a card to pay it.', action: 'add_card' },
    ],
    [
      'one that is past due on a back end that does not say how much',
      subscription({ status: 'past_due' }),
      visa,
      { text: 'A payment is past due.', action: 'pay' },
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
