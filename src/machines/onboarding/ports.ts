import type { SecretHandle } from '@/domain/text/password'
import type { Keyed } from '../port'

/** How far someone has come, as the back end has it. */
export type OnboardingProgress = {
  /** 0 to 3: the first step that is still to be done. */
  current_step: number
  completed: boolean
}

type OfCustomer = Keyed & { customer_id: string }

/**
 * The services of onboarding. What was typed into the step is read when the service runs, and enters neither the machine nor its log. Each rejects
 * with a plain `Failure`. `src/services/onboarding` fills them.
 */
export type OnboardingPorts = {
  /** @throws Failure with `details.code` `secret_gone` when the password has left memory, as after a reload. */
  startOnboarding(input: Keyed & { password: SecretHandle }): Promise<{ customer_id: string; resume: boolean }>
  loadProgress(input: { customer_id: string }): Promise<OnboardingProgress>
  saveProperty(input: OfCustomer): Promise<void>
  savePreferences(input: OfCustomer): Promise<void>
  completeOnboarding(input: OfCustomer): Promise<void>
}
