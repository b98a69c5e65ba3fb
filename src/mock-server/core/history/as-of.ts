import type { Actor } from '@/domain/permissions/actor'
import type { Fact, Row } from '@/domain/record/fact'
import type { TableName } from '../log/rows'
import type { Store } from '../log/store'
import { Refusal } from '../write/refusal'
import { hiddenFrom, isOwn, latestRow, partsOf, rowNow, subjectOf } from './subjects'

export type Presence = 'there' | 'absent' | 'damaged'

export type RecordAsOf = {
  /** Null for the time before the first fact. */
  fact: Fact | null
  was: Presence
  is: Presence
  /** The name at that time, or the current one when the row was missing or damaged. */
  name: string
  /** Empty unless the record existed. */
  fields: { field: string; was: unknown; is: unknown }[]
}

type RecordKey = { stream: string; table: TableName; key: string }
type RowThen = { fact: Fact | null; row: Row | null }

const PAGE = 50
/** The time before a record's first fact. */
const AT_FIRST = 0

/**
 * The row after the fact at a position: null if the fact removed it, undefined if the fact isn't the record's. Walks back from the current
 * row through the record's own facts, each of which holds both rows, so the rest of the log isn't read.
 */
export const rowThen = async (
  { stream, table, key }: RecordKey,
  position: number,
  store: Store,
): Promise<RowThen | undefined> => {
  let row = rowNow(table, Number(key), store) ?? null
  let before: number | null = null
  do {
    const page = await store.history.of(stream, PAGE, before)
    for (const fact of page.facts) {
      const own = fact.changes.filter((change) => isOwn(change, table, key))
      const [first, last] = [own[0], own.at(-1)]
      if (fact.position === position) return { fact, row: last ? last.after : row }
      if (first) row = first.before
    }
    before = page.nextBefore
  } while (before !== null && before > position)
  return position === AT_FIRST ? { fact: null, row } : undefined
}

/** Throws a 404 Refusal outside the actor's business, 403 when the role may not see the record. */
const recordIn = async (stream: string, actor: Actor, store: Store): Promise<RecordKey & { name: string }> => {
  const { kind, key } = partsOf(stream)
  const table = store.schema.ofStream(kind)
  const latest = (await store.history.of(stream, 1, null)).facts[0]
  const subject = table && subjectOf(stream, latest, actor, store)
  if (!subject || businessOf(table, latestRow(table, key, latest, store), store) !== actor.business_id)
    throw new Refusal(404, 'There is no such record.')
  if (!subject.visible) throw new Refusal(403, 'Your role can’t see this record.')
  return { stream, table, key, name: subject.name }
}

const businessOf = (table: TableName, row: Row | undefined, store: Store): unknown =>
  store.schema.isRow(table, row) ? store.schema.table(table).record?.business(row as never, store) : row?.business_id

const presenceOf = (table: TableName, row: Row | null | undefined, { schema }: Store): Presence => {
  if (!row) return 'absent'
  return schema.isRow(table, row) ? 'there' : 'damaged'
}

/**
 * A record after one of its facts; position 0 is the time before the first. Uses current permissions, including hidden fields. Throws a 403
 * or 404 Refusal.
 */
export const recordAsOf = async (stream: string, position: number, actor: Actor, store: Store): Promise<RecordAsOf> => {
  const record = await recordIn(stream, actor, store)
  const { table, key } = record
  const { schema } = store
  const found = await rowThen(record, position, store)
  const isShown = found && (found.fact ? found.fact.note !== null : found.row !== null)
  if (!isShown) throw new Refusal(404, 'This record has no such change in its history.')

  const then = found.row && schema.completed(table, found.row)
  const now = rowNow(table, Number(key), store)
  const was = presenceOf(table, then, store)
  const previousRow = was === 'there' && then ? then : null
  const hidden = previousRow ? hiddenFrom(table, now ?? previousRow, actor, store) : {}
  const fields = Object.keys({ ...previousRow, ...(previousRow && now) }).filter((field) => !(field in hidden))
  return {
    fact: found.fact,
    was,
    is: presenceOf(table, now, store),
    name: (previousRow && schema.table(table).record?.name(previousRow as never, store)) ?? record.name,
    fields: fields.map((field) => ({ field, was: previousRow?.[field] ?? null, is: now?.[field] ?? null })),
  }
}
