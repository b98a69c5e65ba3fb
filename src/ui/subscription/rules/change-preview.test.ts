import { describe, expect, it } from 'vitest'
import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import { noon, subscription } from '../../../../tests/fixtures/subscriptions'
import { changePreview } from './change-preview'

const day = (at: number) => new Date(at).toISOString().slice(0, 10)
/** Half of the 30 days paid on Nov 10 are over. */
const NOW = noon('2026-11-25')
const to = (plan: PlanId, period: BillingPeriod = 'monthly') => ({ plan, period })
const CANCELLING = 'Your subscription is set to cancel. Changing the plan doesn’t undo that.'

describe('what a change of plan comes to', () => {
  it('is the difference for the rest of the period, for a larger plan', () => {
    expect(changePreview(subscription(), to('enterprise'), NOW, day)).toEqual({
      lines: [
        { label: 'Credit for the unused time', amount: '−$49.50' },
        { label: 'Remaining time on new plan', amount: '$149.50' },
        { label: 'Due now', amount: '$100.00', strong: true },
        { label: 'From 2026-12-10', amount: '$299.00 per month' },
      ],
      notes: [],
      quote: { at: NOW, due_now: 10_000 },
    })
  })

  it('is nothing now and something left over, for a smaller one', () => {
    expect(changePreview(subscription(), to('basic'), NOW, day)).toEqual({
      lines: [
        { label: 'Credit for the unused time', amount: '−$49.50' },
        { label: 'Remaining time on new plan', amount: '$24.50' },
        { label: 'Due now', amount: '$0.00', strong: true },
        { label: 'From 2026-12-10', amount: '$49.00 per month' },
      ],
      notes: ['$25.00 is left over and comes off your next invoices.'],
      quote: { at: NOW, due_now: 0 },
    })
  })

  it('is nothing during a trial', () => {
    const trial = subscription({ status: 'trialing', trial_end: noon('2026-12-10'), billing_period: 'yearly' })
    expect(changePreview(trial, to('basic', 'yearly'), NOW, day)).toEqual({
      lines: [
        { label: 'Due now', amount: '$0.00', strong: true },
        { label: 'From 2026-12-10', amount: '$490.00 per year' },
      ],
      notes: ['Every plan is free during your trial.'],
      quote: { at: NOW, due_now: 0 },
    })
  })

  it('is a whole year from today, where the month is given up for it', () => {
    const { lines } = changePreview(subscription(), to('professional', 'yearly'), NOW, day)
    expect(lines).toEqual([
      { label: 'Credit for the unused time', amount: '−$49.50' },
      { label: 'New plan, from today', amount: '$990.00' },
      { label: 'Due now', amount: '$940.50', strong: true },
      { label: 'From 2027-11-25', amount: '$990.00 per year' },
    ])
  })

  it('says nothing of later payments where there will be none', () => {
    const { lines, notes } = changePreview(subscription({ cancel_at_period_end: true }), to('enterprise'), NOW, day)
    expect([lines.map(({ label }) => label), notes]).toEqual([
      ['Credit for the unused time', 'Remaining time on new plan', 'Due now'],
      [CANCELLING],
    ])
  })
})
