import * as v from 'valibot'
import { once } from '@/domain/async/once'
import type { Actor } from '@/domain/permissions/actor'
import type { Row } from '@/domain/record/fact'
import type { AllUndoRules, UndoRules } from '../history/undo-rules'
import type { Reader, RowOf, TableName, Tables } from './rows'

/** What a table's rows are to people: records with a history of their own. */
export type RecordRules<R> = {
  /** First part of its streams: `job` in `job/17`. */
  stream: string
  /** Singular and plural, for refusals: "Job not found", "Your role can’t delete jobs." */
  nouns: readonly [one: string, many: string]
  /** The prefix of its id on the wire: `cus_` in `cus_1`. Nothing unless given. */
  prefix?: string
  /** The business it belongs to. No one of another business learns of it. */
  business(row: R, store: Reader): number | null
  /** The field with the user whose own it is. No one else learns of it, and the business's activity leaves it out. */
  owner?: keyof R & string
  /** What people call it: `JOB-1017 Spring cleanup`. */
  name(row: R, store: Reader): string
  /** What fields are called in notes where their names don't say it. */
  words?: Readonly<Record<string, string>>
  /** The field people know it by, with a number of the business in it; it also names a row that can't be read. Without one its id does. */
  number?: keyof R & string
  /** Whether an actor of its business may see it. */
  visible(row: R, actor: Actor, store: Reader): boolean
  /**
   * The fields that aren't for an actor who may see the record, with what they are shown instead. Histories and exports leave these fields
   * out. The row may be one that can't be read.
   */
  hides?(actor: Actor, row: Partial<R>): Partial<R>
  /** Path of the page that shows it; null where none does. */
  page(row: R): string | null
  /** The record that it is a part of, whose history includes its facts: a property's client. */
  partOf?: { table: TableName; id(row: R): number }
  /** Types of facts that follow from a change to another record: the business's activity lists them once, with that one. */
  follows?: readonly string[]
  /** Types of facts that time leads to, many at once: the business's activity tells them by one fact of the run. */
  inRuns?: readonly string[]
}

/** Whether a row is this person's own, or of a kind that is no one's own. It need not be readable. */
export const isTheirs = ({ owner }: { owner?: string }, row: Row, userId: number): boolean =>
  owner === undefined || row[owner] === userId

/** A table: what a row is, and what it is to people. `record` is null for rows without a history, such as credentials. */
export type Table<R, Rules extends RecordRules<R> | null = RecordRules<R> | null> = {
  schema: v.GenericSchema<unknown, R>
  record: Rules
  /** Its rows stay when the database is filled again. */
  lasts: boolean
  /** Fields that rows of earlier releases lack, with the values they get. */
  added: Partial<R>
  /** The same for the entries of lists in a row, by the list's field. */
  addedIn: Added
}

/** Fields of the entries of a row's lists, by the list. */
type Added = Readonly<Record<string, object>>

/** Declares a table; `record` is null for rows that have no history of their own. */
export const table = <R, Rules extends RecordRules<R> | null>(
  schema: v.GenericSchema<unknown, R>,
  record: Rules,
  { lasts = false, added = {}, addedIn = {} }: { lasts?: boolean; added?: Partial<R>; addedIn?: Added } = {},
): Table<R, Rules> => ({ schema, record, lasts, added, addedIn })

const hasAll = (row: object, fields: object) => Object.keys(fields).every((field) => Object.hasOwn(row, field))

const isEntry = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The lists of a row with the fields that came later in each of their entries; only those that lack some. */
const completedLists = (row: Row, addedIn: Added): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(addedIn).flatMap(([list, fields]) => {
      const entries = row[list]
      if (!Array.isArray(entries) || entries.every((entry) => !isEntry(entry) || hasAll(entry, fields))) return []
      return [[list, entries.map((entry: unknown) => (isEntry(entry) ? { ...fields, ...entry } : entry))]]
    }),
  )

/** Every table there is. A new table is one entry: its schema, its history's stream, name and page; with a history, its rules of undo are another. */
export type Registry = { [T in TableName]: Table<RowOf<T>> }

/** Rules of undo for every table of a registry whose rows have a history: none can be forgotten. */
type UndoRulesOf<G extends Registry> = {
  [T in TableName as G[T]['record'] extends null ? never : T]: UndoRules<RowOf<T>>
}

/** What a fact is about, to someone. */
export type Subject = { name: string; visible: boolean; page: string | null }

/** Streams that belong to no row, such as a day's schedule, by the first part of their name: what they are to an actor. */
export type OtherStreams = Readonly<Record<string, (key: string, actor: Actor, store: Reader) => Subject | undefined>>

/** What the core needs to know of all tables at once. */
export type Schema = {
  names: readonly TableName[]
  table<T extends TableName>(name: T): Table<RowOf<T>>
  /** Whether a name, as a fact or a snapshot carries it, is one of a table. */
  has(name: string): name is TableName
  /** The table behind the first part of a stream; undefined for streams that belong to no record. */
  ofStream(kind: string): TableName | undefined
  other: OtherStreams
  /** Why rows can't be taken back or removed, by their table. */
  undoRules(): Promise<AllUndoRules>
  /** The rows that stay when the database is filled again. */
  lasting(tables: Tables): Partial<Tables>
  /** A row as this release has it: fields that came later are filled in. */
  completed(name: TableName, row: Row): Row
  /** Whether a value is a row of the table. */
  isRow(name: TableName, value: unknown): boolean
  /** The first field that keeps a value from being a row of the table: `latitude`. Null for a row, and where it is no one field. */
  wrongField(name: TableName, value: unknown): string | null
}

/** Reads the registry once. The rules of undo load when they are first asked for. */
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
    // The entry under a name is that table's; only the link between the two is lost on the way.
    table: (name) => registry[name] as Registry[typeof name],
    has: (name): name is TableName => Object.hasOwn(registry, name),
    ofStream: (kind) => byStream.get(kind),
    other,
    undoRules: once(loadUndoRules),
    lasting: (tables) => Object.fromEntries(lasting.map((name) => [name, tables[name]])),
    completed(name, row) {
      // Most rows are whole, and are not copied for it.
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
