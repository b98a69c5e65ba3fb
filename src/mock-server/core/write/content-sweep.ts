import type { Store } from '../log/store'

const HOUR = 3_600_000
/** Retention of contents that no fact references: an offline phone may reference its upload hours later. */
const RETENTION = 24 * HOUR

/** Drops contents unreferenced for a day; checks once per hour of the app's clock. */
export const createContentSweep = (store: Store) => {
  let looked = store.now()
  return async (): Promise<void> => {
    const now = store.now()
    if (now - looked < HOUR) return
    looked = now
    const contents = await store.contents()
    const notes = await contents.notes()
    const expired = [...notes].filter(([, { kept, at }]) => !kept && at <= now - RETENTION)
    if (expired.length > 0) await contents.drop(expired.map(([id]) => id))
  }
}
