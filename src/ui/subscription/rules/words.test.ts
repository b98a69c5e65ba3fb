import { expect, it } from 'vitest'
import { noon, subscription } from '../../../../tests/fixtures/subscriptions'
import { trialDaysRemaining } from './words'

it('counts the days of a trial, begun ones whole, and of nothing else (X-24)', () => {
  const trial = subscription({ status: 'trialing', trial_end: noon('2026-11-23') })
  expect([
    trialDaysRemaining(trial, noon('2026-11-18')),
    trialDaysRemaining(trial, noon('2026-11-22') + 1),
    trialDaysRemaining(trial, noon('2026-11-23')),
    trialDaysRemaining(subscription({ trial_end: noon('2026-11-23') }), noon('2026-11-18')),
    trialDaysRemaining(subscription({ status: 'trialing' }), noon('2026-11-18')),
  ]).toEqual([5, 1, 0, null, null])
})
