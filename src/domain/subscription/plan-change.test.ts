import { describe, expect, it } from 'vitest'
import { noon, subscription } from '../../../tests/fixtures/subscriptions'
import { planChange } from './plan-change'

const HALFWAY = noon('2026-11-25')

describe('a change of plan', () => {
  it('to a larger one charges what the rest of the period costs more (SUB-08)', () => {
    expect(planChange(subscription(), 'enterprise', HALFWAY)).toEqual({
      direction: 'upgrade',
      credit: 4950,
      charge: 14_950,
      due_now: 10_000,
      balance: 0,
      next_price: 29_900,
      next_billing_at: noon('2026-12-10'),
    })
  })

  it('to a smaller one keeps what the rest costs less', () => {
    expect(planChange(subscription(), 'basic', HALFWAY)).toEqual({
      direction: 'downgrade',
      credit: 4950,
      charge: 2450,
      due_now: 0,
      balance: 2500,
      next_price: 4900,
      next_billing_at: noon('2026-12-10'),
    })
  })

  it('counts years by their own price, and rounds each part to the cent', () => {
    const yearly = subscription({ billing_period: 'yearly', current_period_end: noon('2027-11-10') })
    const { credit, charge, due_now, next_price } = planChange(yearly, 'enterprise', HALFWAY)
    expect({ credit, charge, due_now, next_price }).toEqual({
      credit: Math.round((99_000 * 350) / 365),
      charge: Math.round((299_000 * 350) / 365),
      due_now: Math.round((299_000 * 350) / 365) - Math.round((99_000 * 350) / 365),
      next_price: 299_000,
    })
  })

  it('moves no money during a trial, nor where it is not to be prorated (API-08)', () => {
    const money = ({ credit, charge, due_now, balance }: ReturnType<typeof planChange>) => [
      credit,
      charge,
      due_now,
      balance,
    ]
    expect(money(planChange(subscription({ status: 'trialing' }), 'enterprise', HALFWAY))).toEqual([0, 0, 0, 0])
    expect(money(planChange(subscription(), 'enterprise', HALFWAY, false))).toEqual([0, 0, 0, 0])
  })

  it('is worth the whole period at its start and nothing after its end', () => {
    expect(planChange(subscription(), 'enterprise', noon('2026-11-01')).due_now).toBe(20_000)
    expect(planChange(subscription(), 'enterprise', noon('2026-12-11')).due_now).toBe(0)
    const empty = subscription({ current_period_end: noon('2026-11-10') })
    expect(planChange(empty, 'enterprise', noon('2026-11-10')).due_now).toBe(0)
  })

  it('knows only what is sold', () => {
    expect(() => planChange(subscription(), 'platinum' as 'basic', HALFWAY)).toThrow(RangeError)
  })
})
