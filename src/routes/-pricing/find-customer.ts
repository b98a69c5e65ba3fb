import { isRunning } from '@/domain/subscription/subscription'
import { fullName, type User } from '@/domain/user'
import type { Customer } from '@/machines/checkout/ports'
import { accountQuery } from '@/services/account/queries'
import { subscriptionQuery } from '@/services/subscription/queries'
import type { Workspace } from '../-context'

/** Who buys for the business of a person who may; null before it is set up, while it is subscribed, or when nobody can tell (LAND-04). */
export const findCustomer = async (
  { queryClient, http, graphql }: Pick<Workspace, 'queryClient' | 'http' | 'graphql'>,
  user: User,
): Promise<Customer | null> => {
  try {
    const { customerId, onboarded } = await queryClient.ensureQueryData(accountQuery(graphql))
    if (customerId === null || !onboarded) return null
    const subscription = await queryClient.ensureQueryData(subscriptionQuery(http, customerId))
    if (subscription !== null && isRunning(subscription)) return null
    return { customer_id: customerId, customer_email: user.email, customer_name: fullName(user) }
  } catch {
    // The page says that it could not be found out, and offers to try again.
    return null
  }
}
