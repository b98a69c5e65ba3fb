/** In place of every empty list: records have several each, and thousands of lists take memory even with nothing in them. */
const EMPTY: readonly never[] = Object.freeze([])

/**
 * Makes records that were read from JSON share their equal texts and their empty lists. Otherwise each has copies of its own: with thousands
 * of records, statuses, titles and addresses are most of their memory. Changes the records in place, one call each.
 */
export const sharingValues = () => {
  const pool = new Map<string, string>()
  /** What other records have of this already, or nothing. */
  const sharedOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.length === 0 ? EMPTY : undefined
    if (typeof value !== 'string') return undefined
    const first = pool.get(value)
    if (first === undefined) pool.set(value, value)
    return first
  }
  return <Item extends object>(item: Item): Item => {
    for (const name in item) {
      const shared = sharedOf(item[name])
      if (shared !== undefined) item[name] = shared as Item[typeof name]
    }
    return item
  }
}
