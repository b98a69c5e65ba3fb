import type { Actor } from '@/domain/permissions/actor'
import type { Row } from '@/domain/record/fact'
import { isTheirs } from '../log/registry'
import type { RowOf, TableName } from '../log/rows'
import type { Store } from '../log/store'
import type { Requester } from './command'
import { permitReading, Refusal, recordOf } from './refusal'

/** Who reads plain records, and what they see of them. */
export type PlainReads<T extends TableName> = {
  /** Whether the person may read such records at all. */
  may(actor: Actor): boolean
  /** What the person is shown of a record; null hides it. Made once a request. */
  shown(request: Requester, store: Store): (row: RowOf<T>) => RowOf<T> | null
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
  rows(request: Requester, store: Store): RowOf<T>[] {
    permitReading(table, may(request.actor), store)
    const record = plainRecord(table, store)
    const shownTo = shown(request, store)
    return store
      .table(table)
      .filter(
        (row) =>
          record.business(row, store) === request.businessId && isTheirs(record, row as Row, request.actor.user_id),
      )
      .flatMap((row) => shownTo(row) ?? [])
  },

  /** The record of this id as the person sees it. @throws Refusal 403, 404 */
  row(request: Requester, id: string, store: Store): RowOf<T> {
    const row = recordOf(table, id, request, store)
    permitReading(table, may(request.actor), store)
    const seen = shown(request, store)(row)
    if (!seen) throw new Refusal(403, `Your role can’t see this ${plainRecord(table, store).nouns[0]}.`)
    return seen
  },
})
