import { limitRefusal, limitState } from '@/domain/subscription/limits'
import { type Plan, planOf } from '@/domain/subscription/plan'
import type { UserType } from '@/domain/user'
import { runningSubscriptionOf } from '../billing/account'
import { customerOf } from '../billing/customer'
import { Refusal } from '../core/refusal'
import type { Reader } from '../core/rows'
import type { Store } from '../core/store'
import type { UserRow } from './tables'

/** Property owners are a business's customers and cost it no place. */
const takesPlace = (userType: UserType): boolean => userType !== 'property_owner'

/** The people of a business who count against its plan. */
export const countedPeople = (businessId: number, store: Store): UserRow[] =>
  store.table('users').filter((user) => user.business_id === businessId && user.is_active && takesPlace(user.user_type))

/** The plan that a business is on; undefined for one without a running subscription, which is not limited. */
export const planOfBusiness = (businessId: number, store: Reader): Plan | undefined => {
  const customer = customerOf(businessId, store)
  const subscription = customer && runningSubscriptionOf(customer, store)
  return subscription && planOf(subscription.plan_id)
}

/** Checks that the plan has a place for one more. Without a subscription there is no limit. @throws Refusal 402 */
export const checkPlace = (businessId: number, userType: UserType, store: Store): void => {
  const plan = takesPlace(userType) ? planOfBusiness(businessId, store) : undefined
  if (plan && limitState(countedPeople(businessId, store).length, plan.limits.maxUsers) === 'reached')
    throw new Refusal(402, limitRefusal(plan, 'maxUsers'))
}
