import { isRunning, type Subscription } from '@/domain/subscription/subscription'
import type { Loadable } from '@/ui/kit/loadable'
import type { Buyer } from '@/ui/pricing/buyer'

type Known = {
  mayBuy: boolean
  standing: Loadable<{ customerId: string | null; onboarded: boolean; subscription: Subscription | null }>
}

/** What a signed-in person is to the plans (LAND-04). */
export const buyerOf = ({ mayBuy, standing }: Known): Buyer => {
  if (!mayBuy) return { kind: 'may_not_buy' }
  if (standing.state === 'failed') return { kind: 'unknown', onRetry: standing.retry }
  if (standing.state === 'loading') return { kind: 'loading' }
  const { customerId, onboarded, subscription } = standing.value
  if (customerId === null || !onboarded) return { kind: 'not_onboarded' }
  if (subscription !== null && isRunning(subscription))
    return { kind: 'subscribed', plan_id: subscription.plan_id, plan_name: subscription.plan_name }
  return { kind: 'ready', had_trial: subscription !== null }
}
