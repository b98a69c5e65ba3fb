/** The steps in their order, as they appear in the path `/onboarding/{step}` (ONB-01). */
export const ONBOARDING_STEPS = ['account', 'property', 'preferences', 'welcome'] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** ONB-01 */
export const STEP_TITLES: Record<OnboardingStep, string> = {
  account: 'Create Account',
  property: 'Property Information',
  preferences: 'Service Preferences',
  welcome: 'Welcome',
}

/** Its place, from 0: what goes over the wire as `current_step`. */
export const stepIndex = (step: OnboardingStep): number => ONBOARDING_STEPS.indexOf(step)

/** The step of a place; the first for one below, the last for one beyond. */
export const stepAt = (index: number): OnboardingStep =>
  ONBOARDING_STEPS[Math.min(Math.max(0, Math.trunc(index)), ONBOARDING_STEPS.length - 1)] ?? 'account'

/** Whether a text of the path names a step. */
export const isOnboardingStep = (text: string): text is OnboardingStep =>
  (ONBOARDING_STEPS as readonly string[]).includes(text)

/** ONB-07 and how long it shows, in ms. */
export const WELCOME_BACK = 'Welcome back! Continuing where you left off.'
export const WELCOME_BACK_MS = 3_000
/** How long after completion the dashboard opens, in ms (ONB-05). */
export const REDIRECT_AFTER_MS = 2_000

/** ONB-28 and ONB-29, word for word. */
export const ONBOARDING_TEXTS = {
  start: 'Failed to start onboarding',
  save: 'Failed to save step data',
  complete: 'Failed to complete onboarding',
  no_customer: 'No customer ID',
  unknown_step: 'Unknown step',
} as const
