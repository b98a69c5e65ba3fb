import type { AccountDetails } from '@/domain/onboarding/account'
import type { Preferences } from '@/domain/onboarding/preferences'
import type { PropertyForm } from '@/domain/onboarding/property'
import type { SecretHandle } from '@/domain/password'

/** What was saved so far, as the back end has it. */
export type OnboardingProgress = {
  /** 0 to 3: the first step that is still to be done. */
  current_step: number
  completed: boolean
  property: PropertyForm | null
  preferences: Preferences | null
}

/** The intent's id, sent as `Idempotency-Key` so that a repeat is done once. */
type Keyed = { key: string }

/** The services of onboarding. Each rejects with a plain `Failure`. `src/services/onboarding` fills them. */
export type OnboardingPorts = {
  /** @throws Failure with `details.code` `secret_gone` when the password has left memory, as after a reload. */
  startOnboarding(
    input: Keyed & { account: AccountDetails; password: SecretHandle },
  ): Promise<{ customer_id: string; resume: boolean }>
  loadProgress(input: { customer_id: string }): Promise<OnboardingProgress>
  saveProperty(input: Keyed & { customer_id: string; property: PropertyForm }): Promise<void>
  savePreferences(input: Keyed & { customer_id: string; preferences: Preferences }): Promise<void>
  completeOnboarding(input: Keyed & { customer_id: string }): Promise<void>
}
