import type { Change, Row } from '@/domain/fact'
import type { TableName } from './rows'
import type { Store } from './store'

/** A store in which changes can be tried. */
export type Preview = {
  /** The store as the changes so far leave it. */
  store: Store
  apply(changes: readonly Change[]): void
}

/** The rows of a table with the changed ones in their place, and the new ones at the end. */
const merged = (rows: readonly Row[], changed: ReadonlyMap<number, Row | null>): Row[] => {
  const added = new Map(changed)
  const kept = rows.flatMap((row) => {
    const after = changed.get(row.id)
    added.delete(row.id)
    return after === undefined ? row : (after ?? [])
  })
  return [...kept, ...[...added.values()].filter((row) => row !== null)]
}

/** Tries changes on a store without touching it. A row is looked up among the changes first; a table is copied only when all of it is asked for. */
export const previewOf = (store: Store): Preview => {
  const changed = new Map<TableName, Map<number, Row | null>>()
  const copies = new Map<TableName, Row[]>()

  const rowsOf = (name: TableName, own: ReadonlyMap<number, Row | null>): Row[] => {
    const rows = copies.get(name) ?? merged(store.table(name) as readonly Row[], own)
    copies.set(name, rows)
    return rows
  }
  // What is tried on a table are rows of that table; only the link between the two is lost on the way.
  const table: Store['table'] = (name) => {
    const own = changed.get(name)
    return own ? (rowsOf(name, own) as never) : store.table(name)
  }
  const find: Store['find'] = (name, id) => {
    const row = changed.get(name)?.get(id)
    return row === undefined ? store.find(name, id) : ((row ?? undefined) as never)
  }
  return {
    store: { ...store, table, find },
    apply(changes) {
      for (const { table: name, id, after } of changes) {
        if (!store.schema.has(name)) continue
        changed.set(name, (changed.get(name) ?? new Map()).set(id, after))
        copies.delete(name)
      }
    },
  }
}
