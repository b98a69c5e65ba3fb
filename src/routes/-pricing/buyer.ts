import { isRunning, type Subscription } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { subscriptionQuery } from '@/services/subscription/queries'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { Buyer } from '@/ui/pricing/buyer'
import type { Workspace } from '../-session/context'

type BuyerContext = {
  mayBuy: boolean
  account: Loadable<{ customerId: string | null; onboarded: boolean; subscription: Subscription | null }>
}

/** A signed-in user's options on the pricing page (LAND-04). */
export const buyerOf = ({ mayBuy, account }: BuyerContext): Buyer => {
  if (!mayBuy) return { kind: 'may_not_buy' }
  if (account.state === 'failed') return { kind: 'unknown', onRetry: account.retry }
  if (account.state === 'loading') return { kind: 'loading' }
  const { customerId, onboarded, subscription } = account.value
  if (customerId === null || !onboarded) return { kind: 'not_onboarded' }
  if (subscription !== null && isRunning(subscription))
    return { kind: 'subscribed', plan_id: subscription.plan_id, billing_period: subscription.billing_period }
  return { kind: 'ready', had_trial: subscription !== null }
}

/** The customer a user may buy for; null before onboarding is done, while a subscription runs, or when loading fails (LAND-04). */
export const findCustomer = async ({
  queryClient,
  http,
  graphql,
}: Pick<Workspace, 'queryClient' | 'http' | 'graphql'>): Promise<string | null> => {
  try {
    const { customerId, onboarded } = await queryClient.ensureQueryData(accountQuery(graphql))
    if (customerId === null || !onboarded) return null
    const subscription = await queryClient.ensureQueryData(subscriptionQuery(http, customerId))
    if (subscription !== null && isRunning(subscription)) return null
    return customerId
  } catch {
    // The page shows the failure and offers a retry.
    return null
  }
}
