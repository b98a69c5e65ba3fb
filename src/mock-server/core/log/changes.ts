import type { Actor } from '@/domain/permissions/actor'
import type { Change, Fact, FactActor } from '@/domain/record/fact'
import type { Reader, RowOf, TableName } from './rows'

/** Current time as ISO 8601. */
export const isoNow = (store: Pick<Reader, 'now'>): string => new Date(store.now()).toISOString()

export const inserted = <T extends TableName>(table: T, row: RowOf<T>): Change => ({
  table,
  id: row.id,
  before: null,
  after: { ...row },
})

export const updated = <T extends TableName>(table: T, row: RowOf<T>, patch: Partial<RowOf<T>>): Change => ({
  table,
  id: row.id,
  before: { ...row },
  after: { ...row, ...patch },
})

export const replaced = <T extends TableName>(table: T, row: RowOf<T>, by: RowOf<T>): Change => ({
  table,
  id: row.id,
  before: { ...row },
  after: { ...by },
})

export const removed = <T extends TableName>(table: T, row: RowOf<T>): Change => ({
  table,
  id: row.id,
  before: { ...row },
  after: null,
})

/** The requesting person as a fact's author. */
export const byUser = (actor: Actor): FactActor => ({ kind: 'user', user_id: actor.user_id, name: actor.name })

/** A client on their own page, who has no account. */
export const byClient = (name: string): FactActor => ({ kind: 'user', user_id: 0, name: `${name} (client page)` })

/** A non-person author: the bank, error tracking. */
export const bySystem = (name: string): FactActor => ({ kind: 'system', name })

/** The row after the facts: the one with `id`, otherwise the last one changed. */
export const rowFromFacts = <T extends TableName>(
  facts: readonly Fact[],
  table: T,
  id?: number,
): RowOf<T> | undefined => {
  const change = facts
    .flatMap(({ changes }) => changes)
    .findLast((each) => each.table === table && (id === undefined || each.id === id))
  // Safe cast: committed rows were validated against their table.
  return (change?.after ?? undefined) as RowOf<T> | undefined
}
