import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import type { OnboardingEvent } from './context'
import { onboardingMachine } from './machine'
import {
  isCompleted,
  isFinished,
  isSaving,
  isStepReached,
  type OnboardingSnapshot,
  welcomeRemainingMs,
} from './selectors'

const silent = onboardingMachine.provide({
  actors: { completeOnboarding: fromPromise(() => new Promise(() => {})) },
})

const snapshotAt = (step: OnboardingStep, ...events: OnboardingEvent[]): OnboardingSnapshot => {
  const flow = createActor(silent, { input: { customer_id: 'cus_7', step } }).start()
  for (const event of events) flow.send(event)
  return flow.getSnapshot()
}
const inState = (value: OnboardingSnapshot['value']) => silent.resolveState({ value, context: context() })
const context = () => snapshotAt('account').context

describe('a step at rest', () => {
  it('is not being saved, and opens itself and those before it', () => {
    const snapshot = snapshotAt('preferences')
    const steps = (['account', 'property', 'preferences', 'welcome'] as const).filter((step) =>
      isStepReached(snapshot, step),
    )
    expect([isSaving(snapshot), steps]).toEqual([false, ['account', 'property', 'preferences']])
  })

  it('keeps what was reached when someone goes back', () => {
    expect(isStepReached(snapshotAt('preferences', { type: 'onboarding.go', step: 'account' }), 'preferences')).toBe(
      true,
    )
  })
})

it('the back end is being asked while a service runs', () => {
  const states = ['starting', 'catching_up', 'saving_property', 'saving_preferences', 'completing'] as const
  expect(states.map((state) => isSaving(inState(state)))).toEqual([true, true, true, true, true])
  expect(isSaving(snapshotAt('welcome', { type: 'onboarding.complete', id: 'c1' }))).toBe(true)
})

it('completion is told from the end that opens the dashboard', () => {
  expect(
    (['completed', 'finished'] as const).map((state) => [isCompleted(inState(state)), isFinished(inState(state))]),
  ).toEqual([
    [true, false],
    [false, true],
  ])
})

describe('the welcome back (ONB-07)', () => {
  const welcomedAt = (at: number | null) => ({ ...snapshotAt('property'), context: { ...context(), welcomed_at: at } })

  it('shows for three seconds', () => {
    const snapshot = welcomedAt(10_000) as OnboardingSnapshot
    expect([10_000, 12_999, 13_000, 20_000].map((now) => welcomeRemainingMs(snapshot, now))).toEqual([3_000, 1, 0, 0])
  })

  it('does not show where there was none', () => {
    expect(welcomeRemainingMs(welcomedAt(null) as OnboardingSnapshot, 10_000)).toBe(0)
  })
})
