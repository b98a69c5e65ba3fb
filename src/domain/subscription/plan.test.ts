import { describe, expect, it } from 'vitest'
import { annualSaving, changeDirection, PLAN_IDS, PLANS, type PlanId, planOf, priceOf, subscriptionPrice } from './plan'

describe('the plans', () => {
  it('cost and include what is stated (LAND-05 to LAND-07)', () => {
    expect(
      PLANS.map(({ id, monthlyPrice, yearlyPrice, limits, popular }) => [
        id,
        monthlyPrice,
        yearlyPrice,
        limits,
        popular,
      ]),
    ).toEqual([
      ['basic', 4900, 49_000, { maxCustomers: 50, maxUsers: 1 }, false],
      ['professional', 9900, 99_000, { maxCustomers: 500, maxUsers: 5 }, true],
      ['enterprise', 29_900, 299_000, { maxCustomers: null, maxUsers: null }, false],
    ])
  })

  it('save about a sixth when a year is paid at once (LAND-08, X-21)', () => {
    expect(PLANS.map(annualSaving)).toEqual([
      { amount: 9800, percent: 17 },
      { amount: 19_800, percent: 17 },
      { amount: 59_800, percent: 17 },
    ])
  })

  it('are found by id, and priced by period', () => {
    expect(PLAN_IDS.map((id) => planOf(id)?.name)).toEqual(['Basic', 'Professional', 'Enterprise'])
    expect(planOf('platinum')).toBe(undefined)
    expect(PLANS.map((plan) => [priceOf(plan, 'monthly'), priceOf(plan, 'yearly')])).toEqual([
      [4900, 49_000],
      [9900, 99_000],
      [29_900, 299_000],
    ])
  })

  it('are ordered: a later one is an upgrade (SUB-08)', () => {
    expect(PLAN_IDS.map((from) => PLAN_IDS.map((to) => changeDirection(from, to)))).toEqual([
      ['same', 'upgrade', 'upgrade'],
      ['downgrade', 'same', 'upgrade'],
      ['downgrade', 'downgrade', 'same'],
    ])
  })
})

it('says what a subscription costs, in the period it is paid in', () => {
  expect([
    subscriptionPrice({ plan_id: 'professional', billing_period: 'monthly' }),
    subscriptionPrice({ plan_id: 'enterprise', billing_period: 'yearly' }),
  ]).toEqual(['$99.00 per month', '$2,990.00 per year'])
})

it('says nothing of a plan that is not sold any more', () => {
  expect(subscriptionPrice({ plan_id: 'gold' as PlanId, billing_period: 'monthly' })).toBe('')
})
