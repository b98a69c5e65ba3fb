import type { Row } from '@/domain/fact'
import type { Asker } from '../core/command'
import { isTheirs } from '../core/registry'
import type { RowOf, TableName } from '../core/rows'
import type { Store } from '../core/store'
import { hiddenFrom } from '../core/subjects'

const rowsSeen = <T extends TableName>(table: T, { actor, businessId }: Asker, store: Store): RowOf<T>[] => {
  const { record } = store.schema.table(table)
  if (!record) return []
  const hidden = hiddenFrom(table, actor, store)
  return store
    .table(table)
    .filter(
      (row) =>
        record.business(row, store) === businessId &&
        isTheirs(record, row as Row, actor.user_id) &&
        record.visible(row, actor, store),
    )
    .map((row) => ({ ...row, ...hidden }))
}

/**
 * All records that a person may see, table by table, as a file has them. Passwords, tokens and whatever else has no history are in tables that
 * nobody reads, and so not in here.
 */
export const exportedData = (asker: Asker, store: Store): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    store.schema.names.flatMap((table) => {
      const rows = rowsSeen(table, asker, store)
      return rows.length > 0 ? [[table, rows]] : []
    }),
  )
