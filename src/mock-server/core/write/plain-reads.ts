import type { Actor } from '@/domain/permissions/actor'
import type { Row } from '@/domain/record/fact'
import { isTheirs } from '../log/registry'
import type { RowOf, TableName } from '../log/rows'
import type { Store } from '../log/store'
import type { Requester } from './command'
import { permitReading, Refusal, recordOf } from './refusal'

export type PlainReads<T extends TableName> = {
  may(actor: Actor): boolean
  /** Returns the visible part of a record, or null to hide it. Created once per request. */
  shown(request: Requester, store: Store): (row: RowOf<T>) => RowOf<T> | null
}

export const plainRecord = <T extends TableName>(table: T, { schema }: Store) => {
  const { record } = schema.table(table)
  if (!record) throw new Error(`${table} has no history, so that it is no plain record`)
  return record
}

export const plainReads = <T extends TableName>(table: T, { may, shown }: PlainReads<T>) => ({
  /** Visible records in creation order. Throws a 403 Refusal. */
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

  /** Throws a 403 or 404 Refusal. */
  row(request: Requester, id: string, store: Store): RowOf<T> {
    const row = recordOf(table, id, request, store)
    permitReading(table, may(request.actor), store)
    const seen = shown(request, store)(row)
    if (!seen) throw new Refusal(403, `Your role can’t see this ${plainRecord(table, store).nouns[0]}.`)
    return seen
  },
})
