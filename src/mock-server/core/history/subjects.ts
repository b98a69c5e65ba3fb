import type { Actor } from '@/domain/permissions/actor'
import { type Change, type Fact, type FieldChange, fieldChanges, type Row } from '@/domain/record/fact'
import { isTheirs, type RecordRules, type Subject } from '../log/registry'
import type { RowOf, TableName } from '../log/rows'
import type { Store } from '../log/store'

export const partsOf = (stream: string): { kind: string; key: string } => {
  const slash = stream.indexOf('/')
  return { kind: stream.slice(0, slash), key: stream.slice(slash + 1) }
}

export const isOwn = (change: Change, table: TableName, key: string): boolean =>
  change.table === table && change.id === Number(key)

export const rowNow = (table: TableName, id: number, store: Store): Row | undefined =>
  (store.find(table, id) as Row | undefined) ?? store.damaged(table).find((row) => row.id === id)

/** The current record, else its last version before removal. */
export const latestRow = (table: TableName, key: string, fact: Fact | undefined, store: Store): Row | undefined => {
  const change = fact?.changes.find((each) => isOwn(each, table, key))
  return rowNow(table, Number(key), store) ?? change?.before ?? change?.after ?? undefined
}

const OFFICE: readonly Actor['user_type'][] = ['system_admin', 'business_owner', 'business_manager']

/** Only a business's office sees damaged rows, since it can undo the change that broke them. */
const seesDamaged = (row: Row, actor: Actor): boolean =>
  row.business_id === actor.business_id && OFFICE.includes(actor.user_type)

export const damagedRows = (table: TableName, actor: Actor, store: Store): readonly Row[] =>
  store
    .damaged(table)
    .filter((row) => seesDamaged(row, actor))
    .map((row) => ({ ...row, ...hiddenFrom(table, row, actor, store) }))

type DamagedRecordRules = { nouns: RecordRules<Row>['nouns']; number?: string }

const damagedSubject = ({ nouns: [noun], number }: DamagedRecordRules, row: Row, actor: Actor): Subject => {
  const value = number === undefined ? undefined : row[number]
  const label = typeof value === 'string' ? value : `${noun} ${row.id}`
  return { name: `${label} (damaged)`, visible: seesDamaged(row, actor), page: null }
}

const subjectIn = <T extends TableName>(table: T, row: unknown, actor: Actor, store: Store): Subject | undefined => {
  const { record } = store.schema.table(table)
  if (!record || !isTheirs(record, row as Row, actor.user_id)) return undefined
  if (!store.schema.isRow(table, row)) return damagedSubject(record, row as Row, actor)
  const typedRow = row as RowOf<T>
  const ours = record.business(typedRow, store) === actor.business_id
  return {
    name: record.name(typedRow, store),
    visible: ours && record.visible(typedRow, actor, store),
    page: record.page(typedRow),
  }
}

/** Undefined when there is no record. `fact` supplies the row of a removed record. */
export const subjectOf = (stream: string, fact: Fact | undefined, actor: Actor, store: Store): Subject | undefined => {
  const { kind, key } = partsOf(stream)
  const table = store.schema.ofStream(kind)
  const other = Object.hasOwn(store.schema.other, kind) ? store.schema.other[kind] : undefined
  if (!table) return other?.(key, actor, store)
  const row = latestRow(table, key, fact, store)
  return row === undefined ? undefined : subjectIn(table, row, actor, store)
}

/** Fields hidden from an actor, with their replacements. The row may be unreadable. */
export const hiddenFrom = <T extends TableName>(
  table: T,
  row: RowOf<T> | Row,
  actor: Actor,
  { schema }: Store,
): Partial<RowOf<T>> => schema.table(table).record?.hides?.(actor, row as Partial<RowOf<T>>) ?? {}

/** Hidden fields with their real values, so that an actor's edit leaves them unchanged. */
export const unseenOf = <T extends TableName>(
  table: T,
  row: RowOf<T>,
  actor: Actor,
  store: Store,
): Partial<RowOf<T>> => {
  const hidden = hiddenFrom(table, row, actor, store)
  return Object.fromEntries(Object.entries(row).filter(([field]) => field in hidden)) as Partial<RowOf<T>>
}

/** A fact's changes to its own record. Other changes have their own history or, like credentials, none that may be read. */
export const ownChanges = ({ stream, changes }: Fact, { schema }: Store): Change[] => {
  const { kind, key } = partsOf(stream)
  const table = schema.ofStream(kind)
  return table ? changes.filter((change) => isOwn(change, table, key)) : changes
}

export const changesShown = (fact: Fact, actor: Actor, store: Store): FieldChange[] =>
  ownChanges(fact, store).flatMap((change) => {
    const row = change.after ?? change.before
    const hidden = row && store.schema.has(change.table) ? hiddenFrom(change.table, row, actor, store) : {}
    return fieldChanges(change).filter(({ field }) => !(field in hidden))
  })
