import { ONBOARDING_TEXTS, type OnboardingStep, stepAt, stepIndex } from '@/domain/onboarding/steps'
import { type Failure, failureFrom } from '@/domain/record/failure'
import type { SecretHandle } from '@/domain/text/password'
import type { OnboardingProgress } from './ports'

/** Restored from session storage (ONB-08). */
export type OnboardingInput = { customer_id: string | null; step: OnboardingStep }

export type OnboardingContext = {
  /** Null until the account step is answered. */
  customer_id: string | null
  step: OnboardingStep
  /** The furthest step that may be opened. */
  reached: OnboardingStep
  password: SecretHandle | null
  key: string
  failure: Failure | null
  /** When the welcome-back message appeared; null if it didn't (ONB-07). */
  welcomed_at: number | null
}

/** `id` names the intent and becomes the idempotency key; the form input stays in the session's draft. */
type OnboardingRequest =
  | { type: 'onboarding.submit_account'; id: string; password: SecretHandle }
  | { type: 'onboarding.submit_property'; id: string }
  | { type: 'onboarding.submit_preferences'; id: string }
  | { type: 'onboarding.complete'; id: string }

export type OnboardingEvent =
  | OnboardingRequest
  | { type: 'onboarding.back' }
  | { type: 'onboarding.go'; step: OnboardingStep }
  | { type: 'onboarding.clear_failure' }

export const beginning = ({ customer_id, step }: OnboardingInput): OnboardingContext => ({
  customer_id,
  step,
  reached: step,
  password: null,
  key: '',
  failure: null,
  welcomed_at: null,
})

export const requestPatch = (request: OnboardingRequest) => ({
  key: request.id,
  password: request.type === 'onboarding.submit_account' ? request.password : null,
  failure: null,
})

export const advanced = (from: OnboardingStep, reached: OnboardingStep) => {
  const step = stepAt(stepIndex(from) + 1)
  return { step, reached: stepIndex(reached) > stepIndex(step) ? reached : step }
}

/** Someone who comes back already has an account, so the first step is skipped. */
export const caughtUp = ({ current_step }: OnboardingProgress) => {
  const step = stepAt(Math.max(1, current_step))
  return { step, reached: step, failure: null }
}

/** ONB-29: there is no customer to save this for. */
export const NO_CUSTOMER: Failure = failureFrom({ status: 409, transport: ONBOARDING_TEXTS.no_customer })
