import { useSyncExternalStore } from 'react'
import type { MovableClock } from '@/domain/clock'
import { type OnboardingSnapshot, welcomeLeft } from '@/machines/onboarding/selectors'

/** Whether the welcome back shows; by the app's clock, for three seconds (ONB-07). */
export const useWelcomeBack = (clock: MovableClock, snapshot: OnboardingSnapshot): boolean =>
  useSyncExternalStore(
    (listener) => {
      const timer = clock.setTimeout(listener, welcomeLeft(snapshot, clock.now()))
      const stop = clock.subscribe(listener)
      return () => {
        stop()
        clock.clearTimeout(timer)
      }
    },
    () => welcomeLeft(snapshot, clock.now()) > 0,
  )
