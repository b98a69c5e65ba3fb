import { BUSY, type FlowModel } from '../model'
import type { OnboardingEvent } from './context'
import type { OnboardingSnapshot } from './selectors'

const events: OnboardingEvent[] = [
  {
    type: 'onboarding.submit_account',
    id: 'account-1',
    password: { $secret: 'handle-1' },
  },
  { type: 'onboarding.submit_property', id: 'property-1' },
  { type: 'onboarding.submit_preferences', id: 'preferences-1' },
  { type: 'onboarding.complete', id: 'complete-1' },
  { type: 'onboarding.back' },
  { type: 'onboarding.go', step: 'account' },
  { type: 'onboarding.go', step: 'preferences' },
  { type: 'onboarding.clear_failure' },
]

export const onboardingModel: FlowModel = {
  // A browser session without its customer: every step can be opened from here, with and without one.
  input: { customer_id: null, step: 'welcome' },
  events,
  outcomes: {
    startOnboarding: {
      done: [
        { customer_id: 'cus_7', resume: false },
        { customer_id: 'cus_7', resume: true },
      ],
      failed: [BUSY],
    },
    loadProgress: {
      done: [
        { current_step: 2, completed: false },
        { current_step: 3, completed: true },
      ],
      failed: [BUSY],
    },
    saveProperty: { done: [undefined], failed: [BUSY] },
    savePreferences: { done: [undefined], failed: [BUSY] },
    completeOnboarding: { done: [undefined], failed: [BUSY] },
  },
  stateKey: ({ value, context }: OnboardingSnapshot) =>
    JSON.stringify([value, context.reached, context.failure !== null, context.customer_id !== null]),
  // Someone who has a customer has started before and sees the welcome-back message.
  plausible: ({ context }: OnboardingSnapshot, { type, output }) =>
    type !== 'xstate.done.actor.startOnboarding' || output.resume || context.customer_id === null,
}
