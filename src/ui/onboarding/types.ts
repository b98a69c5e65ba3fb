import type { Ref } from 'react'
import type { AccountDetails } from '@/domain/onboarding/account'
import type { Preferences } from '@/domain/onboarding/preferences'
import type { PropertyForm } from '@/domain/onboarding/property'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import type { Failure } from '@/domain/record/failure'

export type OnboardingForms = { account: AccountDetails; property: PropertyForm; preferences: Preferences }

export type OnboardingCommands = {
  edit(part: Partial<OnboardingForms>): void
  submitAccount(account: AccountDetails, password: string): void
  submitProperty(property: PropertyForm): void
  submitPreferences(preferences: Preferences): void
  complete(): void
  back(): void
  signOut(): void
}

export type OnboardingScreenProps = {
  email: string
  step: OnboardingStep
  /** The furthest step that can be opened. */
  reached: OnboardingStep
  busy: boolean
  /** The dashboard is about to open (ONB-05). */
  completed: boolean
  choice: string | null
  failure: Failure | null
  /** ONB-07 */
  welcomeBack: boolean
  /** The URL has an unknown step (ONB-29). */
  unknownStep: boolean
  forms: OnboardingForms
  /** True if the account was filled in before: its passwords must be typed again. */
  isAccountKnown: boolean
  saved: OnboardingForms
  /** Steps with input newer than the saved data. */
  unsaved: readonly OnboardingStep[]
  commands: OnboardingCommands
}

export type StepFrameRefs = { heading: Ref<HTMLHeadingElement>; form: Ref<HTMLFormElement> }

export type StepProps = Pick<OnboardingScreenProps, 'busy' | 'commands'> & { refs: StepFrameRefs }
