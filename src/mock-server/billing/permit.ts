import type { Actor } from '@/domain/permissions/actor'
import { mayManageSubscription, maySeeSubscription } from '@/domain/subscription/subscription'
import { Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import { customerNamed } from './customer'
import type { Customer } from './tables'

type Asking = { actor: Actor; businessId: number }

/** The customer to read, for people who may see what the business pays. @throws Refusal 403, 404 */
export const customerSeen = ({ actor, businessId }: Asking, wireId: string, store: Store): Customer => {
  if (!maySeeSubscription(actor)) throw new Refusal(403, 'Your role does not show the subscription.')
  return customerNamed(wireId, businessId, store)
}

/** The customer to change, for people who manage what the business pays. @throws Refusal 403, 404 */
export const customerManaged = ({ actor, businessId }: Asking, wireId: string, store: Store): Customer => {
  if (!mayManageSubscription(actor)) throw new Refusal(403, 'Your role does not allow the subscription to be changed.')
  return customerNamed(wireId, businessId, store)
}
