import { type Failure, failureFrom } from '@/domain/failure'
import type { AccountDetails } from '@/domain/onboarding/account'
import type { Preferences } from '@/domain/onboarding/preferences'
import type { PropertyForm } from '@/domain/onboarding/property'
import { ONBOARDING_TEXTS, type OnboardingStep, stepAt, stepIndex } from '@/domain/onboarding/steps'
import type { SecretHandle } from '@/domain/password'
import type { OnboardingProgress } from './ports'

/** Where a person stood when they left, as the browser session remembers it (ONB-08). */
export type OnboardingInput = { customer_id: string | null; step: OnboardingStep }

/** What was sent and has not been answered yet. It counts as saved only when the back end says so. */
export type Submitted =
  | { step: 'account'; account: AccountDetails; password: SecretHandle }
  | { step: 'property'; property: PropertyForm }
  | { step: 'preferences'; preferences: Preferences }

export type OnboardingContext = {
  /** Null until the account step has been answered. */
  customer_id: string | null
  /** The step the person looks at. */
  step: OnboardingStep
  /** The furthest step that may be opened. */
  reached: OnboardingStep
  /** What the back end has, as far as this flow knows. */
  account: AccountDetails | null
  property: PropertyForm | null
  preferences: Preferences | null
  submitted: Submitted | null
  /** The idempotency key of what is under way. */
  key: string
  failure: Failure | null
  /** When the welcome back was given; null when there was none (ONB-07). */
  welcomed_at: number | null
}

/** What a person does. `id` names the intent and becomes the idempotency key. */
export type OnboardingEvent =
  | { type: 'onboarding.submit_account'; id: string; account: AccountDetails; password: SecretHandle }
  | { type: 'onboarding.submit_property'; id: string; property: PropertyForm }
  | { type: 'onboarding.submit_preferences'; id: string; preferences: Preferences }
  | { type: 'onboarding.complete'; id: string }
  | { type: 'onboarding.back' }
  | { type: 'onboarding.go'; step: OnboardingStep }
  | { type: 'onboarding.clear_failure' }

/** The onboarding of somebody who has done nothing yet, or of one who comes back in the same browser session. */
export const beginning = (input: OnboardingInput | undefined): OnboardingContext => ({
  customer_id: input?.customer_id ?? null,
  step: input?.step ?? 'account',
  reached: input?.step ?? 'account',
  account: null,
  property: null,
  preferences: null,
  submitted: null,
  key: '',
  failure: null,
  welcomed_at: null,
})

/** What was submitted is saved now; the password in it has done its work. */
export const saved = (submitted: Submitted | null) => {
  const kept = { submitted: null, failure: null }
  if (submitted === null) return kept
  switch (submitted.step) {
    case 'account':
      return { ...kept, account: submitted.account }
    case 'property':
      return { ...kept, property: submitted.property }
    case 'preferences':
      return { ...kept, preferences: submitted.preferences }
  }
}

/** Opens the next step, and those before it. */
export const advanced = (from: OnboardingStep, reached: OnboardingStep) => {
  const step = stepAt(stepIndex(from) + 1)
  return { step, reached: stepIndex(reached) > stepIndex(step) ? reached : step }
}

/** Where the back end says the person is; whoever comes back has an account. */
export const caughtUp = ({ current_step, property, preferences }: OnboardingProgress) => {
  const step = stepAt(Math.max(1, current_step))
  return { step, reached: step, property, preferences, failure: null }
}

/** ONB-29: what is to be saved belongs to nobody. */
export const NO_CUSTOMER: Failure = failureFrom({ status: 409, transport: ONBOARDING_TEXTS.no_customer })
