import { expect, it } from 'vitest'
import { noon, subscription } from '../../../../tests/fixtures/subscriptions'
import { trialLeft } from './words'

it('counts the days of a trial, begun ones whole, and of nothing else (X-24)', () => {
  const trial = subscription({ status: 'trialing', trial_end: noon('2026-11-23') })
  expect([
    trialLeft(trial, noon('2026-11-18')),
    trialLeft(trial, noon('2026-11-22') + 1),
    trialLeft(trial, noon('2026-11-23')),
    trialLeft(subscription({ trial_end: noon('2026-11-23') }), noon('2026-11-18')),
    trialLeft(subscription({ status: 'trialing' }), noon('2026-11-18')),
  ]).toEqual([5, 1, 0, null, null])
})
