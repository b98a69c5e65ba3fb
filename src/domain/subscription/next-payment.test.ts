import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/money'
import type { PaymentMethod } from './billing'
import { creditUse, nextPayment } from './next-payment'
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
      { text: 'Next payment $990.00 on Dec 5, Visa 4242.', action: null },
    ],
    [
      'one that runs without a card',
      subscription({ status: 'active' }),
      null,
      { text: 'Next payment $990.00 on Dec 5. Add a card to pay it.', action: 'add_card' },
    ],
    [
      'one with a credit',
      subscription({ status: 'active', credit: 5_000 as Cents }),
      visa,
      { text: 'Next payment $940.00 on Dec 5, Visa 4242, after $50.00 of credit.', action: null },
    ],
    [
      'one with a credit that pays all of it',
      subscription({ status: 'active', credit: 99_000 as Cents }),
      null,
      { text: 'Next payment on Dec 5 is paid by your credit.', action: null },
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

describe('what a credit pays', () => {
  it.each([
    ['nothing where there is none', subscription({ status: 'active' }), null],
    [
      'some of the next payment',
      subscription({ status: 'active', credit: 5_000 as Cents }),
      ['$50.00 of credit', 'It comes off your next payment on Dec 5.'],
    ],
    [
      'the next payment, and something of later ones',
      subscription({ status: 'active', credit: 100_000 as Cents }),
      ['$1,000.00 of credit', 'It pays your next payment on Dec 5 in full. $10.00 is left for later ones.'],
    ],
    [
      'all of the next payment',
      subscription({ status: 'active', credit: 99_000 as Cents }),
      ['$990.00 of credit', 'It pays your next payment on Dec 5 in full.'],
    ],
    [
      'nothing yet of a subscription that was cancelled',
      subscription({ status: 'active', cancel_at_period_end: true, credit: 5_000 as Cents }),
      ['$50.00 of credit', 'No payment is due. The credit is kept for later payments.'],
    ],
  ])('%s', (_what, of, use) => {
    expect(creditUse(of, day)).toEqual(use)
  })
})
