import { expect, it } from 'vitest'
import type { BillingPeriod } from '@/domain/subscription/plan'
import { offerText, planOffers } from './plan-offers'

const PROFESSIONAL = { plan_id: 'professional', billing_period: 'monthly' } as const

const offered = (subscription: Parameters<typeof planOffers>[0], period: BillingPeriod) =>
  planOffers(subscription, period).map(({ plan, label, price }) => [plan.name, label, price])

it('offers the three plans in a period, each with its direction (SUB-08)', () => {
  expect(offered(PROFESSIONAL, 'monthly')).toEqual([
    ['Basic', 'Downgrade', '$49.00 per month'],
    ['Professional', 'Current plan', '$99.00 per month'],
    ['Enterprise', 'Upgrade', '$299.00 per month'],
  ])
  expect(offered({ plan_id: 'basic', billing_period: 'yearly' }, 'yearly')).toEqual([
    ['Basic', 'Current plan', '$490.00 per year'],
    ['Professional', 'Upgrade', '$990.00 per year'],
    ['Enterprise', 'Upgrade', '$2,990.00 per year'],
  ])
})

it('offers the present plan by the year to those who pay by the month', () => {
  expect(offered(PROFESSIONAL, 'yearly')).toEqual([
    ['Basic', 'Downgrade', '$490.00 per year'],
    ['Professional', 'Switch to annual', '$990.00 per year'],
    ['Enterprise', 'Upgrade', '$2,990.00 per year'],
  ])
})

it('names plan and period on the button', () => {
  const texts = (period: BillingPeriod) =>
    planOffers(PROFESSIONAL, period).map((offer) => offerText(offer, PROFESSIONAL))
  expect([texts('monthly'), texts('yearly')]).toEqual([
    ['Downgrade to Basic', 'Current plan', 'Upgrade to Enterprise'],
    ['Downgrade to Basic, annual', 'Switch to annual', 'Upgrade to Enterprise, annual'],
  ])
})
