import { isRunning } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { subscriptionQuery } from '@/services/subscription/queries'
import type { Workspace } from '../-context'

/** The customer for whom a person may buy; null before onboarding is done, while a subscription runs, or when it can't be found out (LAND-04). */
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
    // The page says that it could not be found out, and offers to try again.
    return null
  }
}
