import type { Store } from '../log/store'

const HOUR = 3_600_000
/** How long a content is kept that no fact names: what a phone sends may be named hours later, when its network is back. */
const RETENTION = 24 * HOUR

/** Drops contents that no fact has named within a day; checks once an hour of the app's clock. */
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
