import { expect, it } from 'vitest'
import { planOffers } from './plan-offers'

const offered = (...args: Parameters<typeof planOffers>) =>
  planOffers(...args).map(({ plan, label, price }) => [plan.name, label, price])

it('offers the three plans in the period that is paid for now, each with its direction (SUB-08)', () => {
  expect(offered({ plan_id: 'professional', billing_period: 'monthly' })).toEqual([
    ['Basic', 'Downgrade', '$49.00 per month'],
    ['Professional', 'Current plan', '$99.00 per month'],
    ['Enterprise', 'Upgrade', '$299.00 per month'],
  ])
  expect(offered({ plan_id: 'basic', billing_period: 'yearly' })).toEqual([
    ['Basic', 'Current plan', '$490.00 per year'],
    ['Professional', 'Upgrade', '$990.00 per year'],
    ['Enterprise', 'Upgrade', '$2,990.00 per year'],
  ])
})
