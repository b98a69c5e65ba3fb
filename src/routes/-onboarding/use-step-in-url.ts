import { useEffect, useEffectEvent } from 'react'
import { isOnboardingStep, type OnboardingStep } from '@/domain/onboarding/steps'
import type { Flow } from '@/events/flow'
import type { onboardingMachine } from '@/machines/onboarding/machine'
import { isStepReached } from '@/machines/onboarding/selectors'

export type OnboardingFlow = Flow<typeof onboardingMachine>

/**
 * Synchronizes URL and flow. A changed URL (a link, the Back button) opens its step if that was reached and is corrected otherwise. A flow
 * that moves on updates the URL. An unknown step is left alone, so that the page can report it.
 */
export const useStepInUrl = (
  flow: OnboardingFlow,
  wanted: string | undefined,
  show: (step: OnboardingStep, replace: boolean) => void,
) => {
  const showInstead = useEffectEvent((step: OnboardingStep) => step !== wanted && show(step, true))
  const showNext = useEffectEvent((step: OnboardingStep) => step !== wanted && show(step, false))

  useEffect(() => {
    if (wanted !== undefined && !isOnboardingStep(wanted)) return
    const before = flow.snapshot()
    if (wanted && before && before.context.step !== wanted && isStepReached(before, wanted))
      flow.send({ type: 'onboarding.go', step: wanted })
    const now = flow.snapshot()
    if (now) showInstead(now.context.step)
  }, [flow, wanted])

  useEffect(() => {
    let last = flow.snapshot()?.context.step
    return flow.subscribe(() => {
      const step = flow.snapshot()?.context.step
      if (step === undefined || step === last) return
      last = step
      showNext(step)
    })
  }, [flow])
}
