import type { Change, Row } from '@/domain/record/fact'
import { dropRow, joinedById, type LinkOf, putRow, type RowOf, rowsNaming, type TableName } from './rows'
import type { Store } from './store'

/** What of a store answers with rows. */
type Readable = Pick<Store, 'schema' | 'table' | 'find' | 'naming'>

/** A store in which changes can be tried. */
export type Preview<S extends Readable = Store> = {
  /** The store as the changes so far leave it. */
  store: S
  apply(changes: readonly Change[]): void
}

/** What the changes make of a table: rows by id, null for those that are gone, and the list of those that are there. */
type Tried = { byId: Map<number, Row | null>; present: Row[] }

/** The rows of a table with the changed ones in their place, and the new ones at the end. */
const merged = (rows: readonly Row[], changed: ReadonlyMap<number, Row | null>): Row[] => {
  const added = new Map(changed)
  const unchanged = rows.flatMap((row) => {
    const after = changed.get(row.id)
    added.delete(row.id)
    return after === undefined ? row : (after ?? [])
  })
  return [...unchanged, ...[...added.values()].filter((row) => row !== null)]
}

/** Tries changes on a store without touching it. A row is looked up among the changes first; a table is copied only when all of it is read. */
export const previewOf = <S extends Readable>(store: S): Preview<S> => {
  const changed = new Map<TableName, Tried>()
  const copies = new Map<TableName, Row[]>()

  const rowsOf = (name: TableName, { byId }: Tried): Row[] => {
    const rows = copies.get(name) ?? merged(store.table(name) as readonly Row[], byId)
    copies.set(name, rows)
    return rows
  }
  // What is tried on a table are rows of that table; only the link between the two is lost on the way.
  const table: Readable['table'] = (name) => {
    const own = changed.get(name)
    return own ? (rowsOf(name, own) as never) : store.table(name)
  }
  const find: Readable['find'] = (name, id) => {
    const row = changed.get(name)?.byId.get(id)
    return row === undefined ? store.find(name, id) : ((row ?? undefined) as never)
  }
  const naming = <T extends TableName>(name: T, field: LinkOf<RowOf<T>>, id: number): readonly RowOf<T>[] => {
    const rows = store.naming(name, field, id)
    const own = changed.get(name)
    if (!own) return rows
    const unchanged = rows.filter((row) => !own.byId.has(row.id))
    return joinedById(unchanged, rowsNaming(own.present as never as RowOf<T>[], field, id))
  }
  const tryOn = (name: TableName, id: number, after: Row | null) => {
    const own = changed.get(name) ?? { byId: new Map(), present: [] }
    changed.set(name, own)
    own.byId.set(id, after)
    if (after === null) dropRow(own.present, id)
    else putRow(own.present, after)
    copies.delete(name)
  }
  return {
    store: { ...store, table, find, naming },
    apply(changes) {
      for (const { table: name, id, after } of changes)
        if (store.schema.has(name)) tryOn(name, id, after && store.schema.completed(name, after))
    },
  }
}
