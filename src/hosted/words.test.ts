import { describe, expect, it, onTestFinished } from 'vitest'
import type { HostedPortal } from '@/contract/hosted'
import type { Cents } from '@/domain/money/money'
import { writeDatesIn } from '@/domain/time/date-format'
import { checkout } from '../../tests/fixtures/hosted-checkout'
import { orderOf, subscriptionTextOf } from './words'

const FRIDAY = Date.parse('2026-11-20T09:00:00-06:00')

describe('what a checkout says', () => {
  it('of a trial: nothing today, the price when it is over, and no card needed', () => {
    expect(orderOf(checkout, FRIDAY)).toEqual({
      heading: 'Try Professional for 14 days',
      price: '$99.00',
      per: 'per month',
      lines: [
        { label: 'Professional plan, billed monthly', amount: '$99.00' },
        { label: 'Free trial, 14 days', amount: '-$99.00' },
      ],
      due: '$0.00',
      later: 'First payment of $99.00 on Dec 4, 2026',
      button: 'Start trial',
      busy: 'Starting trial…',
      needsCard: false,
      purpose: 'this card for later payments',
    })
  })

  it('in the zone of the business, where it is already tomorrow', () => {
    expect(orderOf({ ...checkout, time_zone: 'Asia/Tokyo' }, FRIDAY).later).toBe(
      'First payment of $99.00 on Dec 5, 2026',
    )
  })

  it('in the order of dates that the business has chosen', () => {
    writeDatesIn('DD/MM/YYYY')
    onTestFinished(() => void writeDatesIn(null))
    expect(orderOf(checkout, FRIDAY).later).toBe('First payment of $99.00 on 4 Dec 2026')
  })

  it('of a subscription without one: the price now, and a card for it', () => {
    expect(orderOf({ ...checkout, billing_period: 'yearly', price: 99_000, trial_days: 0 }, FRIDAY)).toEqual({
      heading: 'Subscribe to Professional',
      price: '$990.00',
      per: 'per year',
      lines: [{ label: 'Professional plan, billed yearly', amount: '$990.00' }],
      due: '$990.00',
      later: null,
      button: 'Subscribe and pay $990.00',
      busy: 'Processing…',
      needsCard: true,
      purpose: 'a payment of $990.00',
    })
  })
})

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
  ['Active', {}, 'Next payment of $99.00 on Dec 20, 2026', 'cancel'],
  ['Active', { credit: 1_938 as Cents }, 'Next payment of $79.62 on Dec 20, 2026, after $19.38 of credit', 'cancel'],
  ['Active', { credit: 9_900 as Cents }, 'Next payment on Dec 20, 2026 is paid by your credit', 'cancel'],
  ['Trial', { status: 'trialing' }, 'Free trial until Dec 20, 2026, then $99.00', 'cancel'],
  ['Active', { cancel_at_period_end: true }, 'Ends on Dec 20, 2026, and is not renewed', 'resume'],
  [
    'Past due',
    { status: 'past_due' },
    'The last payment failed. Add a card, or choose another one, to pay it.',
    'cancel',
  ],
  ['Cancelled', { status: 'canceled' }, 'Ended on Dec 20, 2026', null],
])('a subscription stands: %s, %j', (status, change, next, action) => {
  const { tone, ...words } = subscriptionTextOf(subscription(change), 'America/Chicago')
  expect(words).toEqual({ plan: 'Professional, $99.00 per month', status, next, action })
})

it('says the days of a subscription in the zone of the business', () => {
  expect(subscriptionTextOf(subscription(), 'Asia/Tokyo').next).toBe('Next payment of $99.00 on Dec 21, 2026')
})
