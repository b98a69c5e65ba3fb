import { describe, expect, it } from 'vitest'
import type { HostedCheckout } from '@/mock-server/hosted/wire'
import { orderOf } from './order'

const FRIDAY = Date.parse('2026-11-20T09:00:00-06:00')
const checkout: HostedCheckout = {
  token: 'cs_test_1',
  status: 'open',
  business_name: 'Green Valley Landscaping',
  customer_email: 'dana@greenvalley.demo',
  plan_id: 'professional',
  plan_name: 'Professional',
  billing_period: 'monthly',
  price: 9900,
  trial_days: 14,
  success_url: '/subscription/success',
  cancel_url: '/subscription/cancel',
}

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
      later: 'First payment of $99.00 on December 4, 2026',
      button: 'Start trial',
      busy: 'Starting trial…',
      needsCard: false,
      purpose: 'this card for later payments',
    })
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
