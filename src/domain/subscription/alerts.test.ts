import { describe, expect, it } from 'vitest'
import { noon, subscription } from '../../../tests/fixtures/subscriptions'
import { subscriptionAlerts } from './alerts'
import type { Subscription } from './subscription'

const NOW = noon('2026-11-18')
const alerts = (own: Subscription | null, now = NOW) =>
  subscriptionAlerts({ customer_id: 'cus_1', onboarded: true, subscription: own }, now).map(
    ({ kind, text, action }) => [kind, text, action.to],
  )
const trial = (patch: Partial<Subscription> = {}) =>
  subscription({ status: 'trialing', trial_end: noon('2026-11-23'), current_period_end: noon('2026-11-23'), ...patch })

describe('what the overview has to say', () => {
  it('asks for onboarding before anything else (DASH-06)', () => {
    const alertsFor = (customer_id: string | null, onboarded: boolean) =>
      subscriptionAlerts({ customer_id, onboarded, subscription: subscription({ status: 'past_due' }) }, NOW)
    const alert = (text: string, label: string) => ({
      id: 'onboarding',
      kind: 'warning',
      text,
      action: { label, to: '/onboarding' },
    })
    expect(alertsFor(null, false)).toEqual([
      alert('Please complete onboarding to access your dashboard', 'Start onboarding'),
    ])
    expect(alertsFor('cus_1', false)).toEqual([
      alert('Your business is not fully set up yet. Pick up where you left off.', 'Resume onboarding'),
    ])
  })

  it('offers the trial to those without a subscription, or whose subscription is over (DASH-07)', () => {
    const offered = [['info', 'Start your 14-day free trial to unlock all features', '/pricing']]
    expect(alerts(null)).toEqual(offered)
    expect(alerts(subscription({ status: 'canceled' }))).toEqual([
      ['warning', 'Your subscription has ended.', '/pricing'],
    ])
  })

  it('counts the days of the trial down, and falls silent once it is over (DASH-09, X-24)', () => {
    const days = (now: number) => alerts(trial(), now)
    expect(days(NOW)).toEqual([['info', 'Your free trial ends in 5 days', '/dashboard/subscription']])
    expect(days(noon('2026-11-22'))).toEqual([['info', 'Your free trial ends in 1 day', '/dashboard/subscription']])
    expect(days(noon('2026-11-23') - 1)).toEqual([['info', 'Your free trial ends in 1 day', '/dashboard/subscription']])
    expect(days(noon('2026-11-23'))).toEqual([])
  })

  it('says that a cancelled one will end (DASH-10)', () => {
    const ends = [
      'warning',
      'Your subscription will cancel at the end of the billing period',
      '/dashboard/subscription',
    ]
    expect(alerts(subscription({ cancel_at_period_end: true }))).toEqual([ends])
    expect(alerts(trial({ cancel_at_period_end: true }))).toEqual([
      ['info', 'Your free trial ends in 5 days', '/dashboard/subscription'],
      ends,
    ])
  })

  it('asks for a payment that is past due first (DASH-11)', () => {
    expect(alerts(subscription({ status: 'past_due', cancel_at_period_end: true }))).toEqual([
      ['error', 'Your payment is past due. Please update your payment method.', '/dashboard/billing'],
      ['warning', 'Your subscription will cancel at the end of the billing period', '/dashboard/subscription'],
    ])
  })

  it('has nothing to say of one that simply runs', () => {
    expect(alerts(subscription())).toEqual([])
  })
})
