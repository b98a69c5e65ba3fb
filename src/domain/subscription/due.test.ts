import { describe, expect, it } from 'vitest'
import { noon, subscription } from '../../../tests/fixtures/subscriptions'
import { type Dunning, dueAt } from './due'
import type { Subscription } from './subscription'

const due = (patch: Partial<Subscription & Dunning>) =>
  dueAt({ ...subscription(), attempts: 0, next_attempt_at: null, ...patch })

describe('what is due next', () => {
  it('is the end of the trial, of the period, the next attempt at an open payment, or nothing any more', () => {
    expect([
      due({ status: 'trialing', trial_end: noon('2026-11-20') }),
      due({}),
      due({ cancel_at_period_end: true }),
      due({ status: 'past_due', attempts: 1, next_attempt_at: noon('2026-11-13') }),
      due({ status: 'canceled' }),
      due({ status: 'paused' }),
    ]).toEqual([noon('2026-11-20'), noon('2026-12-10'), noon('2026-12-10'), noon('2026-11-13'), null, null])
  })
})
