import type { SnapshotFrom } from 'xstate'
import { type OnboardingStep, stepIndex, WELCOME_BACK_MS } from '@/domain/onboarding/steps'
import type { onboardingMachine } from './machine'

export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>

const BUSY = ['starting', 'catching_up', 'saving_property', 'saving_preferences', 'completing'] as const

export const isSaving = (snapshot: OnboardingSnapshot): boolean => BUSY.some((state) => snapshot.matches(state))

/** The dashboard is about to open (ONB-05). */
export const isCompleted = (snapshot: OnboardingSnapshot): boolean => snapshot.matches('completed')

export const isFinished = (snapshot: OnboardingSnapshot): boolean => snapshot.matches('finished')

export const isStepReached = ({ context }: OnboardingSnapshot, step: OnboardingStep): boolean =>
  stepIndex(step) <= stepIndex(context.reached)

/** In ms; 0 when it is not shown (ONB-07). */
export const welcomeRemainingMs = ({ context }: OnboardingSnapshot, now: number): number =>
  context.welcomed_at === null ? 0 : Math.max(0, context.welcomed_at + WELCOME_BACK_MS - now)
