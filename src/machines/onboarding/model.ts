import { DEFAULT_PREFERENCES } from '@/domain/onboarding/preferences'
import type { PropertyForm } from '@/domain/onboarding/property'
import type { FlowModel } from '../model'
import type { OnboardingEvent } from './context'
import type { OnboardingSnapshot } from './selectors'

const property: PropertyForm = {
  businessName: 'Rivera Lawn Care',
  businessType: 'Landscaping',
  address: '12 Oak Street',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  serviceRadius: 25,
}

const events: OnboardingEvent[] = [
  {
    type: 'onboarding.submit_account',
    id: 'account-1',
    account: { email: 'sam@rivera.example', firstName: 'Sam', lastName: 'Rivera', phone: '+15125550142' },
    password: { $secret: 'handle-1' },
  },
  { type: 'onboarding.submit_property', id: 'property-1', property },
  { type: 'onboarding.submit_preferences', id: 'preferences-1', preferences: DEFAULT_PREFERENCES },
  { type: 'onboarding.complete', id: 'complete-1' },
  { type: 'onboarding.back' },
  { type: 'onboarding.go', step: 'account' },
  { type: 'onboarding.go', step: 'preferences' },
  { type: 'onboarding.clear_failure' },
]

const refusal = { message: 'The server is having trouble. Please try again.', status: 503, details: null }

export const onboardingModel: FlowModel = {
  // As a browser session may remember it that has lost its customer: from here every step can be opened, with and without one.
  input: { customer_id: null, step: 'welcome' },
  events,
  outcomes: {
    startOnboarding: {
      done: [
        { customer_id: 'cus_7', resume: false },
        { customer_id: 'cus_7', resume: true },
      ],
      failed: [refusal],
    },
    loadProgress: {
      done: [
        { current_step: 2, completed: false, property, preferences: null },
        { current_step: 3, completed: true, property, preferences: DEFAULT_PREFERENCES },
      ],
      failed: [refusal],
    },
    saveProperty: { done: [undefined], failed: [refusal] },
    savePreferences: { done: [undefined], failed: [refusal] },
    completeOnboarding: { done: [undefined], failed: [refusal] },
  },
  stateKey: ({ value, context }: OnboardingSnapshot) =>
    JSON.stringify([value, context.reached, context.failure !== null, context.customer_id !== null]),
  // Whoever has a customer has begun before, and is told so.
  plausible: ({ context }: OnboardingSnapshot, { type, output }) =>
    type !== 'xstate.done.actor.startOnboarding' || output.resume || context.customer_id === null,
}
