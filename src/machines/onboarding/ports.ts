import type { SecretHandle } from '@/domain/text/password'
import type { Keyed } from '../port'

export type OnboardingProgress = {
  /** 0 to 3: the first unfinished step. */
  current_step: number
  completed: boolean
}

type OfCustomer = Keyed & { customer_id: string }

/**
 * Services of onboarding, implemented in `src/services/onboarding`. Form input is read when the service runs and enters neither the machine
 * nor its log. Each rejects with a plain `Failure`.
 */
export type OnboardingPorts = {
  /** Throws Failure with `details.code` `secret_gone` when the password has left memory, as after a reload. */
  startOnboarding(input: Keyed & { password: SecretHandle }): Promise<{ customer_id: string; resume: boolean }>
  loadProgress(input: { customer_id: string }): Promise<OnboardingProgress>
  saveProperty(input: OfCustomer): Promise<void>
  savePreferences(input: OfCustomer): Promise<void>
  completeOnboarding(input: OfCustomer): Promise<void>
}
