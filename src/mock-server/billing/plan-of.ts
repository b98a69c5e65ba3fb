import { type Plan, planOf } from '@/domain/subscription/plan'
import type { Store } from '../core/store'
import { runningSubscriptionOf } from './account'
import { customerOf } from './customer'

/** The plan that a business is on; undefined for one without a running subscription, which is not limited. */
export const planOfBusiness = (businessId: number, store: Store): Plan | undefined => {
  const customer = customerOf(businessId, store)
  const subscription = customer && runningSubscriptionOf(customer, store)
  return subscription && planOf(subscription.plan_id)
}
