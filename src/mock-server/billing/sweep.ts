import { once } from '@/domain/async/once'
import { dueAt } from '@/domain/subscription/subscription'
import type { Store } from '../core/log/store'

/** The rules of renewal load when something is due for the first time, which on most days nothing is. */
const rules = once(() => import('./renewals'))

const isAnythingDue = (store: Store): boolean => {
  const now = store.now()
  return store.table('subscriptions').some((subscription) => (dueAt(subscription) ?? Number.POSITIVE_INFINITY) <= now)
}

/** Renews, charges and ends subscriptions as time passes; call it before answering anything. */
export const createBillingSweep = (store: Store) => async (): Promise<void> => {
  if (!isAnythingDue(store)) return
  const { renewalFacts } = await rules()
  await store.exclusively(() => store.commit(renewalFacts(store)))
}
