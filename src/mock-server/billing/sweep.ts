import { once } from '@/domain/async/once'
import { dueAt } from '@/domain/subscription/subscription'
import type { Store } from '../core/log/store'

/** Renewal rules load on first use, because on most days nothing is due. */
const rules = once(() => import('./renewals'))

const isAnythingDue = (store: Store): boolean => {
  const now = store.now()
  return store.table('subscriptions').some((subscription) => (dueAt(subscription) ?? Number.POSITIVE_INFINITY) <= now)
}

export const createBillingSweep = (store: Store) => async (): Promise<void> => {
  if (!isAnythingDue(store)) return
  const { renewalFacts } = await rules()
  await store.exclusively(() => store.commit(renewalFacts(store)))
}
