import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { choiceText, type PlanChoice } from '@/domain/subscription/plan'
import { CheckoutNext } from '@/ui/onboarding/checkout-next'
import { OnboardingFrame } from '@/ui/onboarding/onboarding-frame'
import { useCheckout } from '../-pricing/use-checkout'
import { useWorkspace } from '../-session/workspace'

type Props = { choice: PlanChoice; customerId: string; email: string }

export const CheckoutContainer = ({ choice, customerId, email }: Props) => {
  const { workspace, newId } = useWorkspace()
  const { session } = useRouteContext({ from: '/onboarding' })
  const checkout = useCheckout({ workspace, newId, findCustomer: async () => customerId })
  const open = () => void checkout.choose({ plan_id: choice.plan, billing_period: choice.period })
  const openAtOnce = useEffectEvent(open)
  useEffect(() => openAtOnce(), [])
  return (
    <OnboardingFrame email={email} onSignOut={session.signOut}>
      <CheckoutNext
        choice={choiceText(choice)}
        opening={checkout.starting !== null}
        error={checkout.error}
        onOpen={open}
      />
    </OnboardingFrame>
  )
}
