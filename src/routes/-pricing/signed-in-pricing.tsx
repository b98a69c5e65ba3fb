import { QueryClientProvider } from '@tanstack/react-query'
import { actorFrom } from '@/domain/permissions/actor'
import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import type { User } from '@/domain/user'
import { PricingScreen } from '@/ui/pricing/pricing-screen'
import { managesOwn, useStanding } from '../-billing/use-standing'
import type { RouterContext, Workspace } from '../-context'
import { buyerOf } from './buyer-of'
import { findCustomer } from './find-customer'
import { useCheckout } from './use-checkout'

type Props = {
  user: User
  workspace: Workspace
  newId: RouterContext['newId']
  period: BillingPeriod
  onPeriod: (period: BillingPeriod) => void
  selected: PlanId | null
  onSelect: (plan: PlanId) => void
}

/** The plans for somebody who is signed in: a customer's choice begins the checkout, everybody else learns what comes first (LAND-04). */
export const SignedInPricing = (props: Props) => (
  <QueryClientProvider client={props.workspace.queryClient}>
    <Plans {...props} />
  </QueryClientProvider>
)

const Plans = ({ user, workspace, newId, period, onPeriod, selected, onSelect }: Props) => {
  const mayBuy = managesOwn(actorFrom(user))
  const { standing, retry } = useStanding(workspace, mayBuy)
  const buyer = buyerOf({ mayBuy, standing, onRetry: retry })
  const checkout = useCheckout({ workspace, newId, findCustomer: () => findCustomer(workspace) })

  const choose = (plan_id: PlanId) => {
    onSelect(plan_id)
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
