import type { Fact, Row } from '@/domain/record/fact'
import type { TableName } from '../log/rows'
import type { Store } from '../log/store'
import { ownChanges, partsOf, rowNow } from './subjects'

/** What belongs in the history of a record that has parts: whose facts may, and which of them do. */
export type HistoryScope = { mayInclude(stream: string): boolean; includes(fact: Fact): boolean }

const ownerIn = (table: TableName, row: Row, { schema }: Store): number | undefined =>
  // A part's rule is only called with rows of its own table.
  schema.table(table).record?.partOf?.id(row as never)

/** The family of a record; null where no other records are parts of it, so that its own stream says it all. */
export const historyScopeOf = (stream: string, store: Store): HistoryScope | null => {
  const { schema } = store
  const { kind, key } = partsOf(stream)
  const table = schema.ofStream(kind)
  const parts = schema.names.filter((name) => table && schema.table(name).record?.partOf?.table === table)
  if (parts.length === 0) return null
  const isOurs = (name: TableName, row: Row | null) => row !== null && ownerIn(name, row, store) === Number(key)
  return {
    mayInclude(other) {
      const part = partsOf(other)
      const name = schema.ofStream(part.kind)
      if (other === stream || !name || !parts.includes(name)) return other === stream
      const row = rowNow(name, Number(part.key), store)
      // A part that is gone says in its facts whose it was.
      return row === undefined || isOurs(name, row)
    },
    includes(fact) {
      const name = schema.ofStream(partsOf(fact.stream).kind)
      if (fact.stream === stream || !name) return fact.stream === stream
      return ownChanges(fact, store).some(({ before, after }) => isOurs(name, before) || isOurs(name, after))
    },
  }
}
