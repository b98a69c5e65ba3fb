import { ONBOARDING_TEXTS, type OnboardingStep, stepAt, stepIndex } from '@/domain/onboarding/steps'
import { type Failure, failureFrom } from '@/domain/record/failure'
import type { SecretHandle } from '@/domain/text/password'
import type { OnboardingProgress } from './ports'

/** Where a person was when they left, as the browser session remembers it (ONB-08). */
export type OnboardingInput = { customer_id: string | null; step: OnboardingStep }

export type OnboardingContext = {
  /** Null until the account step has been answered. */
  customer_id: string | null
  /** The step the person looks at. */
  step: OnboardingStep
  /** The furthest step that may be opened. */
  reached: OnboardingStep
  /** The handle of the password, while the account step is being saved. */
  password: SecretHandle | null
  /** The idempotency key of what is under way. */
  key: string
  failure: Failure | null
  /** When the welcome back was given; null when there was none (ONB-07). */
  welcomed_at: number | null
}

/** What asks a service. `id` names the intent and becomes the idempotency key; what was typed stays in the session's draft. */
type OnboardingRequest =
  | { type: 'onboarding.submit_account'; id: string; password: SecretHandle }
  | { type: 'onboarding.submit_property'; id: string }
  | { type: 'onboarding.submit_preferences'; id: string }
  | { type: 'onboarding.complete'; id: string }

/** What a person does. */
export type OnboardingEvent =
  | OnboardingRequest
  | { type: 'onboarding.back' }
  | { type: 'onboarding.go'; step: OnboardingStep }
  | { type: 'onboarding.clear_failure' }

/** The onboarding of someone who has done nothing yet, or who comes back in the same browser session. */
export const beginning = ({ customer_id, step }: OnboardingInput): OnboardingContext => ({
  customer_id,
  step,
  reached: step,
  password: null,
  key: '',
  failure: null,
  welcomed_at: null,
})

/** What a request changes. */
export const requestPatch = (request: OnboardingRequest) => ({
  key: request.id,
  password: request.type === 'onboarding.submit_account' ? request.password : null,
  failure: null,
})

/** Opens the next step, and those before it. */
export const advanced = (from: OnboardingStep, reached: OnboardingStep) => {
  const step = stepAt(stepIndex(from) + 1)
  return { step, reached: stepIndex(reached) > stepIndex(step) ? reached : step }
}

/** Where the back end says the person is; someone who comes back has an account. */
export const caughtUp = ({ current_step }: OnboardingProgress) => {
  const step = stepAt(Math.max(1, current_step))
  return { step, reached: step, failure: null }
}

/** ONB-29: there is no customer to save this for. */
export const NO_CUSTOMER: Failure = failureFrom({ status: 409, transport: ONBOARDING_TEXTS.no_customer })
