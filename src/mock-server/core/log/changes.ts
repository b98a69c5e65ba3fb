import type { Actor } from '@/domain/permissions/actor'
import type { Change, Fact, FactActor } from '@/domain/record/fact'
import type { Reader, RowOf, TableName } from './rows'

/** Now, as rows keep a moment: ISO 8601. */
export const isoNow = (store: Pick<Reader, 'now'>): string => new Date(store.now()).toISOString()

/** A new row. */
export const inserted = <T extends TableName>(table: T, row: RowOf<T>): Change => ({
  table,
  id: row.id,
  before: null,
  after: { ...row },
})

/** A row of which some fields became others. */
export const updated = <T extends TableName>(table: T, row: RowOf<T>, patch: Partial<RowOf<T>>): Change => ({
  table,
  id: row.id,
  before: { ...row },
  after: { ...row, ...patch },
})

/** A row that another one replaces. */
export const replaced = <T extends TableName>(table: T, row: RowOf<T>, by: RowOf<T>): Change => ({
  table,
  id: row.id,
  before: { ...row },
  after: { ...by },
})

/** A row that no longer exists. */
export const removed = <T extends TableName>(table: T, row: RowOf<T>): Change => ({
  table,
  id: row.id,
  before: { ...row },
  after: null,
})

/** The person who made the request, as facts name them. */
export const byUser = (actor: Actor): FactActor => ({ kind: 'user', user_id: actor.user_id, name: actor.name })

/** A client on their own page, as facts name who did it: someone without an account. */
export const byClient = (name: string): FactActor => ({ kind: 'user', user_id: 0, name: `${name} (client page)` })

/** Something other than a person: the bank, the error tracking. */
export const bySystem = (name: string): FactActor => ({ kind: 'system', name })

/** A row of a table as facts left it: the one that `id` names, else the last one they made or altered. */
export const rowFromFacts = <T extends TableName>(
  facts: readonly Fact[],
  table: T,
  id?: number,
): RowOf<T> | undefined => {
  const change = facts
    .flatMap(({ changes }) => changes)
    .findLast((each) => each.table === table && (id === undefined || each.id === id))
  // What a fact records for a table was a row of that table when it was committed.
  return (change?.after ?? undefined) as RowOf<T> | undefined
}
