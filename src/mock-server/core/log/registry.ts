import * as v from 'valibot'
import { once } from '@/domain/async/once'
import type { Actor } from '@/domain/permissions/actor'
import type { Row } from '@/domain/record/fact'
import type { AllUndoRules, UndoRules } from '../history/undo-rules'
import type { Reader, RowOf, TableName, Tables } from './rows'

export type RecordRules<R> = {
  /** First segment of its streams: `job` in `job/17`. */
  stream: string
  /** Singular and plural, for refusals: "Job not found", "Your role can’t delete jobs." */
  nouns: readonly [one: string, many: string]
  prefix?: string
  /** The owning business. Invisible to all others. */
  business(row: R, store: Reader): number | null
  /** The field with the owning user. Hidden from everyone else and from the business's activity. */
  owner?: keyof R & string
  /** Display name: `JOB-1017 Spring cleanup`. */
  name(row: R, store: Reader): string
  words?: Readonly<Record<string, string>>
  /** The field with its business-wide number, which also names an unreadable row. Defaults to the id. */
  number?: keyof R & string
  visible(row: R, actor: Actor, store: Reader): boolean
  /**
   * Fields hidden from an actor who may see the record, with their replacements. Also left out of histories and exports. The row may be
   * unreadable.
   */
  hides?(actor: Actor, row: Partial<R>): Partial<R>
  /** Path of its page; null without one. */
  page(row: R): string | null
  /** The parent record whose history includes its facts: a property's client. */
  partOf?: { table: TableName; id(row: R, store: Reader): number }
  /** Fact types caused by another record's change; activity lists them once, with that record. */
  follows?: readonly string[]
  /** Fact types that a clock run creates in bulk; activity shows the run's one fact instead. */
  inRuns?: readonly string[]
}

/** True for the person's own row, or for a table without an owner. The row may be unreadable. */
export const isTheirs = ({ owner }: { owner?: string }, row: Row, userId: number): boolean =>
  owner === undefined || row[owner] === userId

/** A table's schema and record rules. `record` is null for rows without a history, such as credentials. */
export type Table<R, Rules extends RecordRules<R> | null = RecordRules<R> | null> = {
  schema: v.GenericSchema<unknown, R>
  record: Rules
  /** Its rows survive a reseed. */
  lasts: boolean
  /** Default values for fields that rows of earlier releases lack. */
  added: Partial<R>
  /** The same for entries of lists in a row, by list field. */
  addedIn: Added
}

type Added = Readonly<Record<string, object>>

export const table = <R, Rules extends RecordRules<R> | null>(
  schema: v.GenericSchema<unknown, R>,
  record: Rules,
  { lasts = false, added = {}, addedIn = {} }: { lasts?: boolean; added?: Partial<R>; addedIn?: Added } = {},
): Table<R, Rules> => ({ schema, record, lasts, added, addedIn })

const hasAll = (row: object, fields: object) => Object.keys(fields).every((field) => Object.hasOwn(row, field))

const isEntry = (value: unknown): value is object => typeof value === 'object' && value !== null

const completedLists = (row: Row, addedIn: Added): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(addedIn).flatMap(([list, fields]) => {
      const entries = row[list]
      if (!Array.isArray(entries) || entries.every((entry) => !isEntry(entry) || hasAll(entry, fields))) return []
      return [[list, entries.map((entry: unknown) => (isEntry(entry) ? { ...fields, ...entry } : entry))]]
    }),
  )

/** Every table. A new one is one entry here: schema, stream, name and page; with a history, also its undo rules. */
export type Registry = { [T in TableName]: Table<RowOf<T>> }

/** Undo rules are required for every table with a history. */
type UndoRulesOf<G extends Registry> = {
  [T in TableName as G[T]['record'] extends null ? never : T]: UndoRules<RowOf<T>>
}

export type Subject = { name: string; visible: boolean; page: string | null }

/** Streams that belong to no row, such as a day's schedule, by their first segment. */
export type OtherStreams = Readonly<Record<string, (key: string, actor: Actor, store: Reader) => Subject | undefined>>

export type Schema = {
  names: readonly TableName[]
  table<T extends TableName>(name: T): Table<RowOf<T>>
  has(name: string): name is TableName
  /** The table for a stream's first segment; undefined when it belongs to no record. */
  ofStream(kind: string): TableName | undefined
  other: OtherStreams
  /** Undo and removal rules, by table. */
  undoRules(): Promise<AllUndoRules>
  lasting(tables: Tables): Partial<Tables>
  /** Fills in fields that were added later. */
  completed(name: TableName, row: Row): Row
  isRow(name: TableName, value: unknown): boolean
  /** The first field that fails the table's schema: `latitude`. Null when valid, or when no single field is at fault. */
  wrongField(name: TableName, value: unknown): string | null
}

/** Reads the registry once. Undo rules load on first use. */
export const schemaFrom = <G extends Registry>(
  registry: G,
  other: OtherStreams,
  loadUndoRules: () => Promise<AllUndoRules & UndoRulesOf<G>>,
): Schema => {
  const names = Object.keys(registry) as TableName[]
  const byStream = new Map(
    names.flatMap((name): [string, TableName][] => {
      const { record } = registry[name]
      return record ? [[record.stream, name]] : []
    }),
  )
  const grown = names.filter((name) => Object.keys({ ...registry[name].added, ...registry[name].addedIn }).length > 0)
  const lasting = names.filter((name) => registry[name].lasts)
  return {
    names,
    table: (name) => registry[name] as Registry[typeof name],
    has: (name): name is TableName => Object.hasOwn(registry, name),
    ofStream: (kind) => byStream.get(kind),
    other,
    undoRules: once(loadUndoRules),
    lasting: (tables) => Object.fromEntries(lasting.map((name) => [name, tables[name]])),
    completed(name, row) {
      // Most rows are complete and need no copy.
      if (!grown.includes(name)) return row
      const { added, addedIn } = registry[name]
      const lists = completedLists(row, addedIn)
      return hasAll(row, added) && Object.keys(lists).length === 0 ? row : { ...added, ...row, ...lists }
    },
    isRow: (name, value) => v.is(registry[name].schema, value),
    wrongField(name, value) {
      const { success, issues } = v.safeParse(registry[name].schema, value)
      return success ? null : v.getDotPath(issues[0])
    },
  }
}
