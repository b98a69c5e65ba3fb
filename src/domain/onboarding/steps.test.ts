import { expect, it } from 'vitest'
import { isOnboardingStep, ONBOARDING_STEPS, STEP_TITLES, stepAt, stepIndex } from './steps'

it('the steps have their order and their titles (ONB-01)', () => {
  expect(ONBOARDING_STEPS.map((step) => [stepIndex(step), STEP_TITLES[step]])).toEqual([
    [0, 'Create Account'],
    [1, 'Property Information'],
    [2, 'Service Preferences'],
    [3, 'Welcome'],
  ])
})

it('a place below or beyond them is the first or the last one', () => {
  expect([-1, 0, 1, 2.7, 3, 9].map(stepAt)).toEqual([
    'account',
    'account',
    'property',
    'preferences',
    'welcome',
    'welcome',
  ])
})

it('only their own names name them', () => {
  expect(['account', 'welcome', 'Account', 'toString', ''].map(isOnboardingStep)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
