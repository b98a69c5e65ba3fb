import { useNavigate } from '@tanstack/react-router'
import { actorFrom } from '@/domain/permissions/actor'
import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import { managesOwnSubscription } from '@/domain/subscription/subscription'
import { PricingScreen } from '@/ui/pricing/pricing-screen'
import { useCustomerAccount } from '../-billing/use-customer-account'
import { type SignedIn, useWorkspace, WorkspaceProvider } from '../-session/workspace'
import { buyerOf, findCustomer } from './buyer'
import { useCheckout } from './use-checkout'

type Choice = {
  period: BillingPeriod
  onPeriod: (period: BillingPeriod) => void
  selected: PlanId | null
  onSelect: (plan: PlanId) => void
}

/** A customer's choice starts the checkout; everyone else sees what comes first (LAND-04). */
export const SignedInPricing = ({ user, workspace, clock, newId, ...choice }: Omit<SignedIn, 'actor'> & Choice) => (
  <WorkspaceProvider {...{ user, workspace, clock, newId }} actor={actorFrom(user)}>
    <Plans {...choice} />
  </WorkspaceProvider>
)

const Plans = ({ period, onPeriod, selected, onSelect }: Choice) => {
  const { actor, workspace, newId } = useWorkspace()
  const navigate = useNavigate()
  const mayBuy = managesOwnSubscription(actor)
  const account = useCustomerAccount(workspace, mayBuy)
  const buyer = buyerOf({ mayBuy, account })
  const checkout = useCheckout({ workspace, newId, findCustomer: () => findCustomer(workspace) })

  const choose = (plan_id: PlanId) => {
    onSelect(plan_id)
    if (buyer.kind === 'not_onboarded') void navigate({ to: '/onboarding' })
    if (buyer.kind === 'ready' || buyer.kind === 'loading') void checkout.choose({ plan_id, billing_period: period })
  }

  return (
    <PricingScreen
      period={period}
      onPeriod={onPeriod}
      selected={selected}
      onChoose={choose}
      buyer={buyer}
      starting={checkout.starting}
      error={checkout.error}
      onDismiss={checkout.dismiss}
    />
  )
}
