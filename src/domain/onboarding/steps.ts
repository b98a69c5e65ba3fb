/** In order, as in the path `/onboarding/{step}` (ONB-01). */
export const ONBOARDING_STEPS = ['account', 'property', 'preferences', 'welcome'] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** ONB-01 */
export const STEP_TITLES: Record<OnboardingStep, string> = {
  account: 'Create Account',
  property: 'Property Information',
  preferences: 'Service Preferences',
  welcome: 'Welcome',
}

/** Zero-based, sent as `current_step`. */
export const stepIndex = (step: OnboardingStep): number => ONBOARDING_STEPS.indexOf(step)

/** Clamped to the first and last step. */
export const stepAt = (index: number): OnboardingStep =>
  ONBOARDING_STEPS[Math.min(Math.max(0, Math.trunc(index)), ONBOARDING_STEPS.length - 1)] ?? 'account'

export const isOnboardingStep = (text: string): text is OnboardingStep =>
  (ONBOARDING_STEPS as readonly string[]).includes(text)

/** ONB-07; the duration is in ms. */
export const WELCOME_BACK = 'Welcome back! Continuing where you left off.'
export const WELCOME_BACK_MS = 3_000
/** In ms (ONB-05). */
export const REDIRECT_AFTER_MS = 2_000

/** ONB-28 and ONB-29, verbatim. */
export const ONBOARDING_TEXTS = {
  start: 'Failed to start onboarding',
  save: 'Failed to save step data',
  complete: 'Failed to complete onboarding',
  no_customer: 'No customer ID',
  unknown_step: 'Unknown step',
} as const
