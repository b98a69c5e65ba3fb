import type { Row } from '@/domain/record/fact'
import type { Day } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import type { Schema } from './registry'
import type { RowOf, TableName, Tables } from './rows'

export const SCENARIOS = ['demo', 'large'] as const
export type ScenarioName = (typeof SCENARIOS)[number]

/**
 * The last seeding; facts before `position` belong to an earlier demo. `seeds` is the sample data version, `seeded` its number of facts.
 * `offset` is the clock's lead over real time in ms: a day reached by moving the clock brings no new sample data. `beside` is the seeding
 * time when the facts are stored beside the log; null when they are in the log, as in earlier releases.
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

export type Receipt = { user_id: number; cause: string; at: Instant; positions: number[] }

/** The projection of seed and facts. Plain JSON, so it can be stored and compared. */
export type State = {
  position: number
  seeding: Seeding | null
  /** True once a person has changed anything since the seeding; sample data then no longer moves to today. */
  touched: boolean
  tables: Tables
  /** Rows that don't fit their schema, kept out of the tables until a change repairs them. */
  damaged: Record<TableName, Row[]>
  /** The highest id ever used per table; ids are never reused. */
  lastIds: Record<TableName, number>
  /** The highest record number ever used per table and business: 1017 for `JOB-1017`. */
  lastNumbers: Partial<Record<TableName, Record<number, number>>>
  /** Undone facts, with the position of the latest undo. */
  undoneBy: Record<number, number>
  /** Of the last day, oldest first. */
  receipts: Receipt[]
  /** Streams with an unreadable fact. They are read-only because the record's current state is unclear. */
  unreadable: string[]
}

const eachTable = <Value>({ names }: Schema, entryOf: (name: TableName) => Value): Record<TableName, Value> =>
  Object.fromEntries(names.map((name) => [name, entryOf(name)])) as Record<TableName, Value>

export const emptyTables = (schema: Schema): Tables => eachTable<RowOf<TableName>[]>(schema, () => []) as Tables

export const noneDamaged = (schema: Schema): State['damaged'] => eachTable<Row[]>(schema, () => [])

export const highestIds = (schema: Schema, tables: Tables): Record<TableName, number> =>
  eachTable(schema, (name) => tables[name].reduce((max: number, row: { id: number }) => Math.max(max, row.id), 0))

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
