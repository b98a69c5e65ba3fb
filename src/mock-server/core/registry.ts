import * as v from 'valibot'
import type { Change, Fact, Row } from '@/domain/fact'
import type { Actor } from '@/domain/permissions/actor'
import type { Store } from './store'

/**
 * The rows of every table. Each area adds its own by declaration merging, so that the core knows tables without importing areas:
 * `declare module '../core/registry' { interface TableRows { jobs: Job } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it.
export interface TableRows {}

export type TableName = keyof TableRows
export type RowOf<T extends TableName> = TableRows[T]
/** The database: every table with its rows, in the order they were made. */
export type Tables = { [T in TableName]: RowOf<T>[] }

/** One row as a change found and left it; null where there was none. */
export type Done<R> = { type: string; before: R | null; after: R | null }

/** Whether changes to a table can be taken back: never, with the reason and what to do instead, or by those who may. */
export type UndoRule<R> = { kept: string } | { may(actor: Actor, done: Done<R>): boolean }

/** What a table's rows are to people: records with a history of their own. */
export type RecordRules<R> = {
  /** First part of its streams: `job` in `job/17`. */
  stream: string
  /** Singular and plural, for refusals: "Job not found", "Your role does not allow jobs to be deleted." */
  nouns: readonly [one: string, many: string]
  /** The business it belongs to. Nobody of another business learns of it. */
  business(row: R, store: Store): number | null
  /** What people call it: `JOB-1017 Spring cleanup`. */
  name(row: R, store: Store): string
  /** Whether an actor of its business may see it. */
  visible(row: R, actor: Actor, store: Store): boolean
  /** Path of the page that shows it; null where none does. */
  page(row: R): string | null
  undo: UndoRule<R>
}

/** A table: what a row is, and what it is to people. `record` is null for rows without a history, such as credentials. */
export type Table<R> = { schema: v.GenericSchema<unknown, R>; record: RecordRules<R> | null }

/** Every table there is. A new table is one entry: its schema, its history's stream, name and page, and its rule for undo. */
export type Registry = { [T in TableName]: Table<RowOf<T>> }

/** What a fact is about, to somebody. */
export type Subject = { name: string; visible: boolean; page: string | null }

/** Streams that are no row's, such as a day's schedule, by the first part of their name: what they are to an actor. */
export type OtherStreams = Readonly<Record<string, (key: string, actor: Actor, store: Store) => Subject | undefined>>

/** What the core needs to know of all tables at once. */
export type Schema = {
  names: readonly TableName[]
  table<T extends TableName>(name: T): Table<RowOf<T>>
  /** Whether a name, as a fact or a snapshot carries it, is one of a table. */
  has(name: string): name is TableName
  /** The table behind the first part of a stream; undefined for streams that are no record's. */
  ofStream(kind: string): TableName | undefined
  other: OtherStreams
  /** Whether a value is a row of the table. */
  isRow(name: TableName, value: unknown): boolean
}

/** Reads the registry once. */
export const schemaFrom = (registry: Registry, other: OtherStreams): Schema => {
  const names = Object.keys(registry) as TableName[]
  const byStream = new Map(
    names.flatMap((name): [string, TableName][] => {
      const { record } = registry[name]
      return record ? [[record.stream, name]] : []
    }),
  )
  return {
    names,
    // The entry under a name is that table's; only the link between the two is lost on the way.
    table: (name) => registry[name] as Registry[typeof name],
    has: (name): name is TableName => Object.hasOwn(registry, name),
    ofStream: (kind) => byStream.get(kind),
    other,
    isRow: (name, value) => v.is(registry[name].schema, value),
  }
}

/** Splits `job/17`. */
export const partsOf = (stream: string): { kind: string; key: string } => {
  const slash = stream.indexOf('/')
  return { kind: stream.slice(0, slash), key: stream.slice(slash + 1) }
}

const isOwn = (change: Change, table: TableName, key: string): boolean =>
  change.table === table && change.id === Number(key)

/** The record as it is, else as the fact that removed it last knew it. */
const recordOf = (table: TableName, key: string, fact: Fact | undefined, store: Store): unknown => {
  const change = fact?.changes.find((each) => isOwn(each, table, key))
  return store.find(table, Number(key)) ?? change?.before ?? change?.after ?? undefined
}

const OFFICE: readonly Actor['user_type'][] = ['system_admin', 'business_owner', 'business_manager']

/** A row that can't be read is shown to the office of its business, so that they can undo what broke it. */
const damagedSubject = (noun: string, row: Row, actor: Actor): Subject => {
  const label = typeof row.job_number === 'string' ? row.job_number : `${noun} ${row.id}`
  const visible = row.business_id === actor.business_id && OFFICE.includes(actor.user_type)
  return { name: `${label} (damaged)`, visible, page: null }
}

const subjectIn = <T extends TableName>(table: T, row: unknown, actor: Actor, store: Store): Subject | undefined => {
  const { record } = store.schema.table(table)
  if (!record) return undefined
  if (!store.schema.isRow(table, row)) return damagedSubject(record.nouns[0], row as Row, actor)
  const known = row as RowOf<T>
  const ours = record.business(known, store) === actor.business_id
  return {
    name: record.name(known, store),
    visible: ours && record.visible(known, actor, store),
    page: record.page(known),
  }
}

/** The record a stream is about, as this actor may see it; undefined when there is none. `fact` helps where the record is gone. */
export const subjectOf = (stream: string, fact: Fact | undefined, actor: Actor, store: Store): Subject | undefined => {
  const { kind, key } = partsOf(stream)
  const table = store.schema.ofStream(kind)
  const other = Object.hasOwn(store.schema.other, kind) ? store.schema.other[kind] : undefined
  if (!table) return other?.(key, actor, store)
  const row = recordOf(table, key, fact, store)
  return row === undefined ? undefined : subjectIn(table, row, actor, store)
}

/**
 * What a fact tells of the record it is about. What else it changed has a history of its own or, as with credentials, none that anybody
 * may read.
 */
export const changesShown = ({ stream, changes }: Fact, { schema }: Store): Change[] => {
  const { kind, key } = partsOf(stream)
  const table = schema.ofStream(kind)
  return table ? changes.filter((change) => isOwn(change, table, key)) : changes
}
