import type { Change, Row } from '@/domain/record/fact'
import { dropRow, joinedById, type LinkOf, putRow, type RowOf, rowsNaming, type TableName } from './rows'
import type { Store } from './store'

type Readable = Pick<Store, 'schema' | 'table' | 'find' | 'naming'>

export type Preview<S extends Readable = Store> = {
  store: S
  apply(changes: readonly Change[]): void
}

/** Changed rows of a table by id, null when removed, plus the list of present ones. */
type Tried = { byId: Map<number, Row | null>; present: Row[] }

const merged = (rows: readonly Row[], changed: ReadonlyMap<number, Row | null>): Row[] => {
  const added = new Map(changed)
  const unchanged = rows.flatMap((row) => {
    const after = changed.get(row.id)
    added.delete(row.id)
    return after === undefined ? row : (after ?? [])
  })
  return [...unchanged, ...[...added.values()].filter((row) => row !== null)]
}

/** Applies changes without touching the store. Lookups check the changes first; a table is copied only when read as a whole. */
export const previewOf = <S extends Readable>(store: S): Preview<S> => {
  const changed = new Map<TableName, Tried>()
  const copies = new Map<TableName, Row[]>()

  const rowsOf = (name: TableName, { byId }: Tried): Row[] => {
    const rows = copies.get(name) ?? merged(store.table(name) as readonly Row[], byId)
    copies.set(name, rows)
    return rows
  }
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
