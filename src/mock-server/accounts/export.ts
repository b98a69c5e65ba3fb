import type { Actor } from '@/domain/permissions/actor'
import type { Row } from '@/domain/record/fact'
import { hiddenFrom } from '../core/history/subjects'
import { isTheirs } from '../core/log/registry'
import type { RowOf, TableName } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { written } from './written'

const shownOf = <T extends TableName>(table: T, row: RowOf<T>, actor: Actor, store: Store): Partial<RowOf<T>> => {
  const hidden = hiddenFrom(table, row, actor, store)
  const shown = Object.entries(row).filter(([field]) => !(field in hidden))
  return Object.fromEntries(shown) as Partial<RowOf<T>>
}

const rowsSeen = <T extends TableName>(table: T, { actor, businessId }: Requester, store: Store): unknown[] => {
  const { record, schema } = store.schema.table(table)
  if (!record) return []
  return store
    .table(table)
    .filter(
      (row) =>
        record.business(row, store) === businessId &&
        isTheirs(record, row as Row, actor.user_id) &&
        record.visible(row, actor, store),
    )
    .map((row) => written(schema, shownOf(table, row, actor, store)))
}

/**
 * All records a person may see, by table, in file units: dollars, percent, ISO 8601. Excludes tables that no one may read, such as
 * passwords and tokens.
 */
export const exportedData = (requester: Requester, store: Store): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    store.schema.names.flatMap((table) => {
      const rows = rowsSeen(table, requester, store)
      return rows.length > 0 ? [[table, rows]] : []
    }),
  )
