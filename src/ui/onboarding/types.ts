import type { Ref } from 'react'
import type { AccountDetails } from '@/domain/onboarding/account'
import type { Preferences } from '@/domain/onboarding/preferences'
import type { PropertyForm } from '@/domain/onboarding/property'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import type { Failure } from '@/domain/record/failure'

/** What the steps ask for, without the secrets of the first. */
export type OnboardingForms = { account: AccountDetails; property: PropertyForm; preferences: Preferences }

/** What a person can do. */
export type OnboardingCommands = {
  /** Something was typed or chosen; it survives a reload. */
  edit(part: Partial<OnboardingForms>): void
  submitAccount(account: AccountDetails, password: string): void
  submitProperty(property: PropertyForm): void
  submitPreferences(preferences: Preferences): void
  complete(): void
  back(): void
  signOut(): void
}

export type OnboardingScreenProps = {
  /** The person who is signed in. */
  email: string
  step: OnboardingStep
  /** The furthest step that may be opened. */
  reached: OnboardingStep
  /** The back end is being asked. */
  busy: boolean
  /** Everything is done, and the dashboard is about to open (ONB-05). */
  completed: boolean
  /** The plan whose checkout comes after the last step, in words; null when none was chosen. */
  choice: string | null
  failure: Failure | null
  /** ONB-07 */
  welcomeBack: boolean
  /** The address names a step that there is not (ONB-29). */
  unknownStep: boolean
  /** What the forms begin with. */
  forms: OnboardingForms
  /** Whether the account was filled in before: its passwords have to be typed again then. */
  isAccountKnown: boolean
  /** What is saved, for the summary. */
  saved: OnboardingForms
  /** Steps in which something was typed after they were saved. */
  unsaved: readonly OnboardingStep[]
  commands: OnboardingCommands
}

/** What every step needs of the screen around it. */
export type StepFrameRefs = { heading: Ref<HTMLHeadingElement>; form: Ref<HTMLFormElement> }

/** What every step is given. */
export type StepProps = Pick<OnboardingScreenProps, 'busy' | 'commands'> & { refs: StepFrameRefs }
