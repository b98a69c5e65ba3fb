import { mayManageSubscription, maySeeSubscription } from '@/domain/subscription/subscription'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { type May, Refusal, recordOf } from '../core/write/refusal'
import type { Customer } from './tables'

export const managed: May = { rule: mayManageSubscription, participle: 'changed', what: 'the subscription' }

/** Throws Refusal 403, 404. */
export const customerSeen = (
  requester: Pick<Requester, 'actor' | 'businessId'>,
  wireId: string,
  store: Store,
): Customer => {
  if (!maySeeSubscription(requester.actor)) throw new Refusal(403, 'Your role can’t see the subscription.')
  return recordOf('customers', wireId, requester, store)
}
