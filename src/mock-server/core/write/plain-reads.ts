import type { Actor } from '@/domain/permissions/actor'
import type { Row } from '@/domain/record/fact'
import { isTheirs } from '../log/registry'
import type { RowOf, TableName } from '../log/rows'
import type { Store } from '../log/store'
import type { Asker } from './command'
import { permitReading, Refusal, recordOf } from './refusal'

/** Who reads plain records, and what they see of them. */
export type PlainReads<T extends TableName> = {
  /** Whether the person may read such records at all. */
  may(actor: Actor): boolean
  /** What the person is shown of a record; null hides it. Made once a request. */
  shown(asked: Asker, store: Store): (row: RowOf<T>) => RowOf<T> | null
}

/** What the core knows of a plain record. */
export const plainRecord = <T extends TableName>(table: T, { schema }: Store) => {
  const { record } = schema.table(table)
  if (!record) throw new Error(`${table} has no history, so that it is no plain record`)
  return record
}

/** What is read of plain records. */
export const plainReads = <T extends TableName>(table: T, { may, shown }: PlainReads<T>) => ({
  /** The records that the person sees, in the order they were made. @throws Refusal 403 */
  rows(asked: Asker, store: Store): RowOf<T>[] {
    permitReading(table, may(asked.actor), store)
    const record = plainRecord(table, store)
    const shownTo = shown(asked, store)
    return store
      .table(table)
      .filter(
        (row) => record.business(row, store) === asked.businessId && isTheirs(record, row as Row, asked.actor.user_id),
      )
      .flatMap((row) => shownTo(row) ?? [])
  },

  /** The record of this id as the person sees it. @throws Refusal 403, 404 */
  row(asked: Asker, id: string, store: Store): RowOf<T> {
    const row = recordOf(table, id, asked, store)
    permitReading(table, may(asked.actor), store)
    const seen = shown(asked, store)(row)
    if (!seen) throw new Refusal(403, `Your role can’t see this ${plainRecord(table, store).nouns[0]}.`)
    return seen
  },
})
