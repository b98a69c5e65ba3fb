/** Shared empty list, because records have several and thousands of empty lists take memory. */
const EMPTY: readonly never[] = Object.freeze([])

/**
 * Deduplicates equal texts and empty lists of records read from JSON, in place, one record per call. Without it, copies of statuses, titles
 * and addresses take most of the memory of thousands of records.
 */
export const sharingValues = () => {
  const pool = new Map<string, string>()
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
