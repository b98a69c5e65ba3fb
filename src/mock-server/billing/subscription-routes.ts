import * as v from 'valibot'
import { currentSubscription, toWireSubscription } from '@/contract/subscription'
import { subscriptionSchema } from '@/domain/subscription/subscription'
import type { Route } from '../core/call'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { billedRowsOf, owed, subscriptionOf } from './account'
import { customerSeen } from './permits'
import type { Customer, SubscriptionRow } from './tables'

export const wireFrom = (row: SubscriptionRow, customer: Customer, store: Store) => {
  const credit = customer.balance > 0 ? { credit: customer.balance } : {}
  const subscription = { ...v.parse(subscriptionSchema, row), ...credit }
  if (row.status !== 'past_due') return { subscription: toWireSubscription(subscription) }
  const amount_due = owed(billedRowsOf(customer, store)?.open ?? [])
  const open_payment = { amount_due, next_attempt_at: row.next_attempt_at }
  return { subscription: toWireSubscription({ ...subscription, open_payment }) }
}

/** Throws Refusal 404. */
export const subscriptionNow = (customer: Customer, store: Store) => {
  const subscription = subscriptionOf(customer, store)
  if (!subscription) throw new Refusal(404, 'Subscription not found')
  return wireFrom(subscription, customer, store)
}

/** EP-012 */
export const subscriptionRoutes: readonly Route[] = [
  reading(currentSubscription, (request, store) =>
    subscriptionNow(customerSeen(request, request.query.customer_id, store), store),
  ),
]
