import { once } from '@/domain/async/once'
import type { Store } from '../core/log/store'
import { dueInOutbox } from './outbox'

/** Loaded when something is due for the first time. */
const rules = once(() => import('./outbox-run'))

/**
 * Lets due messages leave, reports what became of them, and wakes snoozed conversations, each once. A message is judged again before it
 * leaves. Must run before every answer.
 */
export const createOutboxSweep = (store: Store) => async (): Promise<void> => {
  if (dueInOutbox(store) === null) return
  const { factsOfOutbox } = await rules()
  await store.exclusively(async () => {
    // What leaves long after its time is reported in the same run.
    for (let due = dueInOutbox(store); due !== null; due = dueInOutbox(store)) {
      const facts = factsOfOutbox(due, store)
      if (facts.length === 0) return
      await store.commit(facts)
    }
  })
}
