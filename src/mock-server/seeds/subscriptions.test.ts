import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { preferencesSchema } from '@/domain/onboarding/preferences'
import { propertyErrors } from '@/domain/onboarding/property'
import { daysUntil } from '@/domain/subscription/period'
import { dueAt, subscriptionSchema } from '@/domain/subscription/subscription'
import { dayAt, instantOf, plusDays } from '@/domain/time/calendar'
import { ROLES } from './staff'
import { subscriptionSeed } from './subscriptions'

const ANCHORS = ['2026-11-18', '2026-12-31', '2027-03-14', '2028-02-29']

describe.each(ANCHORS)('who pays for what on %s', (anchor) => {
  const seed = subscriptionSeed(anchor)
  const [greenValley, hillCountry] = seed.subscriptions
  const day = (at = 0) => dayAt(at, DEFAULT_TIME_ZONE)
  const morning = instantOf(anchor, '00:00', DEFAULT_TIME_ZONE)
  const night = instantOf(anchor, '23:59', DEFAULT_TIME_ZONE)

  it('has two customers who have finished onboarding', () => {
    expect(seed.customers.map(({ id, business_id, account }) => [id, business_id, account?.email])).toEqual([
      [1, 1, 'owner@greenvalley.demo'],
      [2, 2, 'owner@hillcountry.demo'],
    ])
    for (const { property, preferences, onboarded_at } of seed.customers) {
      expect(property && propertyErrors(property)).toEqual({})
      expect(v.is(preferencesSchema, preferences)).toBe(true)
      expect(Date.parse(onboarded_at ?? '')).toBeLessThan(morning)
    }
  })

  it('has one that pays and renews in 12 days, and one with 5 days of trial left all day long', () => {
    expect(v.parse(v.array(subscriptionSchema), seed.subscriptions).map(({ status }) => status)).toEqual([
      'active',
      'trialing',
    ])
    expect(day(greenValley?.current_period_end)).toBe(plusDays(anchor, 12))
    const trialEnd = hillCountry?.trial_end ?? 0
    expect(day(trialEnd)).toBe(plusDays(anchor, 5))
    // A minute is no full day, so the last one of this day counts for the next.
    expect([morning, night - 60_000].map((now) => daysUntil(trialEnd, now))).toEqual([5, 5])
    expect(seed.subscriptions.filter((each) => (dueAt(each) ?? 0) <= night)).toEqual([])
  })

  it('has 14 paid invoices without a gap, the last one for the running period', () => {
    const invoices = seed.subscription_invoices
    expect(invoices.map(({ status, amount_due, amount_paid }) => [status, amount_due, amount_paid])).toEqual(
      Array(14).fill(['paid', 9900, 9900]),
    )
    expect(invoices.slice(1).map(({ period_start }) => period_start)).toEqual(
      invoices.slice(0, -1).map(({ period_end }) => period_end),
    )
    expect([invoices.at(-1)?.period_start, invoices.at(-1)?.period_end]).toEqual([
      greenValley?.current_period_start,
      greenValley?.current_period_end,
    ])
    expect(greenValley?.trial_end).toBe(invoices[0]?.period_start)
  })

  it('has a card that is paid with, and one that expires next month', () => {
    const months = seed.payment_methods.map(({ exp_year, exp_month }) => exp_year * 12 + exp_month)
    const [year = 0, month = 0] = anchor.split('-').map(Number)
    expect(seed.payment_methods.map(({ last4, is_default }) => [last4, is_default])).toEqual([
      ['4242', true],
      ['4444', false],
    ])
    expect(months[1]).toBe(year * 12 + month + 1)
    expect(months[0]).toBeGreaterThan(year * 12 + month + 24)
  })

  it('invites to the one business into the field, and to the other into the office', () => {
    const roleOf = (id = 0) => ROLES.find((role) => role.id === id)
    expect(
      seed.invitations.map(({ token, business_id, role_ids, expires_at }) => [
        token,
        business_id,
        roleOf(role_ids[0])?.business_id,
        roleOf(role_ids[0])?.name,
        day(expires_at),
      ]),
    ).toEqual([
      ['demo-invite', 2, 2, 'Field Technician', plusDays(anchor, 30)],
      ['team-invite', 1, 1, 'Billing Specialist', plusDays(anchor, 30)],
    ])
  })
})
