import type { UserType } from '@/domain/account/user'
import { limitRefusal, limitState } from '@/domain/subscription/limits'
import { type Plan, planOf } from '@/domain/subscription/plan'
import { runningSubscriptionOf } from '../billing/account'
import { customerOf } from '../billing/customer'
import type { Reader, RowOf } from '../core/log/rows'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'

/** Property owners are customers and don't use seats. */
const usesSeat = (userType: UserType): boolean => userType !== 'property_owner'

export const seatHolders = (businessId: number, store: Reader): RowOf<'users'>[] =>
  store.table('users').filter((user) => user.business_id === businessId && user.is_active && usesSeat(user.user_type))

/** Undefined without a running subscription, which means no limit. */
export const planOfBusiness = (businessId: number, store: Reader): Plan | undefined => {
  const customer = customerOf(businessId, store)
  const subscription = customer && runningSubscriptionOf(customer, store)
  return subscription && planOf(subscription.plan_id)
}

/** Returns null when the plan has enough seats, or without a subscription. */
const seatLimitRefusal = (businessId: number, people: number, store: Reader): string | null => {
  const plan = planOfBusiness(businessId, store)
  return plan && limitState(people - 1, plan.limits.maxUsers) === 'reached' ? limitRefusal(plan, 'maxUsers') : null
}

/** Throws Refusal 402 when the plan has no free seat; no limit without a subscription. */
export const checkSeatLimit = (businessId: number, userType: UserType, store: Store): void => {
  const refusal = usesSeat(userType)
    ? seatLimitRefusal(businessId, seatHolders(businessId, store).length + 1, store)
    : null
  if (refusal !== null) throw new Refusal(402, refusal)
}

/** Returns null when the user can be reactivated. `store` already has them active. */
export const reactivationRefusal = ({ business_id, user_type }: RowOf<'users'>, store: Reader): string | null =>
  business_id !== null && usesSeat(user_type)
    ? seatLimitRefusal(business_id, seatHolders(business_id, store).length, store)
    : null
