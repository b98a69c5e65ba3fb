import { describe, expect, it } from 'vitest'
import { noon, subscription } from '../../../tests/fixtures/subscriptions'
import type { BillingPeriod, PlanId } from './plan'
import { isQuoteGood, isSameChoice, planChange } from './plan-change'

const HALFWAY = noon('2026-11-25')

const to = (plan: PlanId, period: BillingPeriod = 'monthly') => ({ plan, period })

describe('a change of plan', () => {
  it('to a larger one charges what the rest of the period costs more (SUB-08)', () => {
    expect(planChange(subscription(), to('enterprise'), HALFWAY)).toEqual({
      direction: 'upgrade',
      credit: 4950,
      charge: 14_950,
      due_now: 10_000,
      balance: 0,
      restarts: false,
      next_price: 29_900,
      next_billing_at: noon('2026-12-10'),
      period_start: noon('2026-11-10'),
    })
  })

  it('to a smaller one keeps what the rest costs less', () => {
    expect(planChange(subscription(), to('basic'), HALFWAY)).toEqual({
      direction: 'downgrade',
      credit: 4950,
      charge: 2450,
      due_now: 0,
      balance: 2500,
      restarts: false,
      next_price: 4900,
      next_billing_at: noon('2026-12-10'),
      period_start: noon('2026-11-10'),
    })
  })

  it('counts years by their own price, and rounds each part to the cent', () => {
    const yearly = subscription({ billing_period: 'yearly', current_period_end: noon('2027-11-10') })
    const { credit, charge, due_now, next_price } = planChange(yearly, to('enterprise', 'yearly'), HALFWAY)
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
    expect(money(planChange(subscription({ status: 'trialing' }), to('enterprise'), HALFWAY))).toEqual([0, 0, 0, 0])
    expect(money(planChange(subscription(), to('enterprise'), HALFWAY, false))).toEqual([0, 0, 0, 0])
  })

  it('is worth the whole period at its start and nothing after its end', () => {
    expect(planChange(subscription(), to('enterprise'), noon('2026-11-01')).due_now).toBe(20_000)
    expect(planChange(subscription(), to('enterprise'), noon('2026-12-11')).due_now).toBe(0)
    const empty = subscription({ current_period_end: noon('2026-11-10') })
    expect(planChange(empty, to('enterprise'), noon('2026-11-10')).due_now).toBe(0)
  })

  it('knows only what is sold', () => {
    expect(() => planChange(subscription(), to('platinum' as 'basic'), HALFWAY)).toThrow(RangeError)
  })
})

describe('a change of the billing period', () => {
  it('from months to years credits what is left of the month, and begins a year now', () => {
    expect(planChange(subscription(), to('professional', 'yearly'), HALFWAY)).toEqual({
      direction: 'same',
      credit: 4950,
      charge: 99_000,
      due_now: 94_050,
      balance: 0,
      restarts: true,
      next_price: 99_000,
      next_billing_at: noon('2027-11-25'),
      period_start: HALFWAY,
    })
  })

  it('from years to months keeps what is left of the year for coming invoices', () => {
    const yearly = subscription({ billing_period: 'yearly', current_period_end: noon('2027-11-10') })
    const credit = Math.round((99_000 * 350) / 365)
    expect(planChange(yearly, to('professional'), HALFWAY)).toEqual({
      direction: 'same',
      credit,
      charge: 9900,
      due_now: 0,
      balance: credit - 9900,
      restarts: true,
      next_price: 9900,
      next_billing_at: noon('2026-12-25'),
      period_start: HALFWAY,
    })
  })

  it('during a trial moves neither money nor dates', () => {
    const trial = subscription({ status: 'trialing' })
    expect(planChange(trial, to('professional', 'yearly'), HALFWAY)).toMatchObject({
      due_now: 0,
      balance: 0,
      next_price: 99_000,
      next_billing_at: noon('2026-12-10'),
      period_start: noon('2026-11-10'),
    })
  })

  it('is a change, though the plan stays', () => {
    const professional = [to('professional'), to('professional', 'yearly'), to('basic')]
    expect(professional.map((choice) => isSameChoice(subscription(), choice))).toEqual([true, false, false])
  })
})

it('the amounts that were shown count for half an hour', () => {
  const minutes = [-1, 0, 30, 31].map((past) => isQuoteGood(HALFWAY, HALFWAY + past * 60_000))
  expect(minutes).toEqual([false, true, true, false])
})
