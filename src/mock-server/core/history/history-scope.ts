import type { Fact, Row } from '@/domain/record/fact'
import type { TableName } from '../log/rows'
import type { Store } from '../log/store'
import { ownChanges, partsOf, rowNow } from './subjects'

/** Selects the facts of a record's history, including those of its parts. */
export type HistoryScope = { mayInclude(stream: string): boolean; includes(fact: Fact): boolean }

const ownerIn = (table: TableName, row: Row, store: Store): number | undefined =>
  store.schema.table(table).record?.partOf?.id(row as never, store)

/** Returns null when the record has no parts, so its own stream is the whole history. */
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
      // A deleted part's facts name its owner.
      return row === undefined || isOurs(name, row)
    },
    includes(fact) {
      const name = schema.ofStream(partsOf(fact.stream).kind)
      if (fact.stream === stream || !name) return fact.stream === stream
      return ownChanges(fact, store).some(({ before, after }) => isOurs(name, before) || isOurs(name, after))
    },
  }
}
