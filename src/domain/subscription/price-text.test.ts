import { expect, it } from 'vitest'
import type { PlanId } from './plan'
import { subscriptionPrice } from './price-text'

it('says what a subscription costs, in the period it is paid in', () => {
  expect([
    subscriptionPrice({ plan_id: 'professional', billing_period: 'monthly' }),
    subscriptionPrice({ plan_id: 'enterprise', billing_period: 'yearly' }),
  ]).toEqual(['$99.00 per month', '$2,990.00 per year'])
})

it('says nothing of a plan that is not sold any more', () => {
  expect(subscriptionPrice({ plan_id: 'gold' as PlanId, billing_period: 'monthly' })).toBe('')
})
