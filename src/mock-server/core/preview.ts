import type { Change, Row } from '@/domain/fact'
import { dropRow, findRow, putRow, type TableName } from './rows'
import type { Store } from './store'

/** A store in which changes can be tried. */
export type Preview = {
  /** The store as the changes so far leave it. */
  store: Store
  apply(changes: readonly Change[]): void
}

/** Tries changes on a store without touching it. Only the tables that change are copied, each once. */
export const previewOf = (store: Store): Preview => {
  const copies = new Map<TableName, Row[]>()
  const rowsOf = (name: TableName): Row[] => {
    const rows = copies.get(name) ?? [...(store.table(name) as readonly Row[])]
    copies.set(name, rows)
    return rows
  }
  // The copies hold rows of the tables that they are copies of.
  const tableOf: Store['table'] = (name) => (copies.get(name) as never) ?? store.table(name)
  return {
    store: { ...store, table: tableOf, find: (name, id) => findRow(tableOf(name), id) },
    apply(changes) {
      for (const { table, id, after } of changes) {
        if (!store.schema.has(table)) continue
        if (after) putRow(rowsOf(table), after)
        else dropRow(rowsOf(table), id)
      }
    },
  }
}
