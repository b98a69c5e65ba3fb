import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { dueCharges, isOwedAlone, nextBilling } from './charges'
import { priceIn } from './terms'

const plan = (patch: Partial<Parameters<typeof dueCharges>[0]> = {}) => ({
  status: 'active' as const,
  start_date: '2026-08-31',
  billed_since: null,
  billing_cycle: 'monthly' as const,
  next_billing_date: '2026-09-30',
  ...patch,
})
const paid = (due_date: string) => ({ due_date, job_id: null })

describe('what falls due', () => {
  it('is each cycle since the last, counted from the first day', () => {
    expect(dueCharges(plan(), [], '2026-11-30')).toEqual({
      days: ['2026-09-30', '2026-10-31', '2026-11-30'],
      next_billing_date: '2026-12-31',
    })
  })

  it('is not a cycle that was charged already', () => {
    expect(dueCharges(plan(), [paid('2026-09-30')], '2026-10-01')).toEqual({
      days: [],
      next_billing_date: '2026-10-31',
    })
    expect(nextBilling(plan(), '2026-09-30', [paid('2026-09-30')])).toBe('2026-10-31')
  })

  it.each([
    ['before its day', plan(), '2026-09-29'],
    ['of a plan that rests', plan({ status: 'paused' }), '2026-11-30'],
    ['of a plan that is charged by the visit', plan({ billing_cycle: 'per_service' }), '2026-11-30'],
    ['where nothing is to come', plan({ next_billing_date: null }), '2026-11-30'],
  ])('is nothing %s', (_, of, today) => {
    expect(dueCharges(of, [], today)).toBe(null)
  })

  it.each([
    ['until it is paid', { paid_on: '2026-09-02' }, undefined, false],
    ['until it is waived', { waived_on: '2026-09-02' }, undefined, false],
    ['while no invoice bills it', {}, undefined, true],
    ['while its invoice is a draft', {}, { status: 'draft', sent_at: null }, true],
    ['until its invoice is sent', {}, { status: 'sent', sent_at: '2026-09-03T12:00:00Z' }, false],
    ['again when its invoice is void', {}, { status: 'cancelled', sent_at: '2026-09-03T12:00:00Z' }, true],
  ] as const)('is owed by itself %s', (_, settled, invoice, owed) => {
    expect(isOwedAlone({ paid_on: null, waived_on: null, ...settled }, invoice)).toBe(owed)
  })
})

describe('a price in another cycle', () => {
  const monthly = {
    billing_cycle: 'monthly' as const,
    price_per_cycle: 9_500 as Cents,
    price_per_service: 11_000 as Cents,
  }

  it('is as much for each month', () => {
    const cycles = (['monthly', 'quarterly', 'annual', 'per_service'] as const).map((cycle) => priceIn(monthly, cycle))
    expect(cycles).toEqual([9_500, 28_500, 114_000, 11_000])
    expect(priceIn({ ...monthly, billing_cycle: 'quarterly', price_per_cycle: 10_000 as Cents }, 'monthly')).toBe(3_333)
    expect(priceIn({ ...monthly, billing_cycle: 'per_service' }, 'quarterly')).toBe(28_500)
  })
})
