import type { Row } from '@/domain/record/fact'
import type { Day } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import type { Schema } from './registry'
import type { RowOf, TableName, Tables } from './rows'

/** The scenarios the demo can be planted with. */
export const SCENARIOS = ['demo', 'large'] as const
export type ScenarioName = (typeof SCENARIOS)[number]

/**
 * What the database was last filled with: facts before `position` belong to an earlier demo. `seeds` is the version of the sample data, `seeded` how
 * many facts it brought. `offset` is how far the clock was ahead of real time, in ms: a day reached by moving the clock brings no new sample data.
 * `beside` says when it was planted, where its facts lie beside the log and only have their positions in it; null where they are in the log, as
 * releases before wrote them.
 */
export type Seeding = {
  position: number
  day: Day
  scenario: ScenarioName
  seeds: string
  seeded: number
  offset: number
  beside: { at: Instant } | null
}

/** A request that was carried out and the facts it led to, perhaps none. Kept so that a repeat is answered, not done again. */
export type Receipt = { user_id: number; cause: string; at: Instant; positions: number[] }

/** Everything that follows from seed and facts. Plain JSON, so that it can be kept as a snapshot and compared as a whole. */
export type State = {
  /** The last fact that is in here. */
  position: number
  seeding: Seeding | null
  /** Whether a person has changed anything since the planting; sample data is no longer moved to today then. */
  touched: boolean
  tables: Tables
  /** Rows that don't fit their table: they are kept out of it, so that nothing trips over them, until a change repairs them. */
  damaged: Record<TableName, Row[]>
  /** The highest id each table ever had, so that none is given twice. */
  lastIds: Record<TableName, number>
  /** The highest number that the records of a table ever had, by business: 1017 for `JOB-1017`. */
  lastNumbers: Partial<Record<TableName, Record<number, number>>>
  /** Facts that were taken back, with the position of the latest fact that did so. */
  undoneBy: Record<number, number>
  /** The receipts of the last day, oldest first. */
  receipts: Receipt[]
  /** Streams with a fact that this version can't read. They are read-only: what the record is now is not known. */
  unreadable: string[]
}

const eachTable = <Value>({ names }: Schema, entryOf: (name: TableName) => Value): Record<TableName, Value> =>
  Object.fromEntries(names.map((name) => [name, entryOf(name)])) as Record<TableName, Value>

/** A database without a row. */
export const emptyTables = (schema: Schema): Tables => eachTable<RowOf<TableName>[]>(schema, () => []) as Tables

/** As many empty lists as there are tables. */
export const noneDamaged = (schema: Schema): State['damaged'] => eachTable<Row[]>(schema, () => [])

/** The highest id in each table. */
export const highestIds = (schema: Schema, tables: Tables): Record<TableName, number> =>
  eachTable(schema, (name) => tables[name].reduce((max: number, row: { id: number }) => Math.max(max, row.id), 0))

/** Before the first fact. */
export const emptyState = (schema: Schema): State => ({
  position: 0,
  seeding: null,
  touched: false,
  tables: emptyTables(schema),
  damaged: noneDamaged(schema),
  lastIds: eachTable(schema, () => 0),
  lastNumbers: {},
  undoneBy: {},
  receipts: [],
  unreadable: [],
})
