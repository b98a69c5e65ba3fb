import type { SnapshotFrom } from 'xstate'
import { type OnboardingStep, stepIndex, WELCOME_BACK_MS } from '@/domain/onboarding/steps'
import type { onboardingMachine } from './machine'

export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>

const BUSY = ['starting', 'catching_up', 'saving_property', 'saving_preferences', 'completing'] as const

/** Whether the back end is being asked. */
export const isSaving = (snapshot: OnboardingSnapshot): boolean => BUSY.some((state) => snapshot.matches(state))

/** Whether everything is done, and the dashboard is about to open (ONB-05). */
export const isCompleted = (snapshot: OnboardingSnapshot): boolean => snapshot.matches('completed')

/** Whether the dashboard should open now. */
export const isFinished = (snapshot: OnboardingSnapshot): boolean => snapshot.matches('finished')

/** Whether a step may be opened. */
export const isStepReached = ({ context }: OnboardingSnapshot, step: OnboardingStep): boolean =>
  stepIndex(step) <= stepIndex(context.reached)

/** How long the welcome back still shows, in ms; 0 when it does not (ONB-07). */
export const welcomeRemainingMs = ({ context }: OnboardingSnapshot, now: number): number =>
  context.welcomed_at === null ? 0 : Math.max(0, context.welcomed_at + WELCOME_BACK_MS - now)
