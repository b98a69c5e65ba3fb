import type { Day } from '@/domain/calendar'
import { TABLES, type TableName, type Tables } from '../tables'

/** The scenarios the demo can be planted with. */
export const SCENARIOS = ['demo', 'large'] as const
export type ScenarioName = (typeof SCENARIOS)[number]

/**
 * What the database was last filled with: facts before `position` belong to an earlier demo. `offset` is how far the clock stood ahead
 * of real time, in ms: a day that comes because somebody moved the clock is theirs to see, and brings no new sample data.
 */
export type Planting = { position: number; day: Day; scenario: ScenarioName; seeded: number; offset: number }

/** One intent that was carried out: which facts it led to. Kept so that a repeat is answered, not done again. */
export type Receipt = { user_id: number; cause: string; positions: number[] }

/** Everything that follows from seed and facts. Plain JSON, so that it can be kept as a snapshot and compared as a whole. */
export type State = {
  /** The last fact that is in here. */
  position: number
  planting: Planting | null
  /** Whether a person has changed anything since the planting; sample data is no longer moved to today then. */
  touched: boolean
  tables: Tables
  /** The highest id each table ever had, so that none is given twice. */
  lastIds: Record<TableName, number>
  /** Facts that were taken back, with the position of the latest fact that did so. */
  undoneBy: Record<number, number>
  /** The latest receipts, oldest first. */
  receipts: Receipt[]
}

/** A database without a row. */
export const emptyTables = (): Tables => Object.fromEntries(TABLES.map((name) => [name, []])) as unknown as Tables

/** The highest id in each table. */
export const highestIds = (tables: Tables): Record<TableName, number> => {
  const highest = (name: TableName) =>
    tables[name].reduce((max: number, row: { id: number }) => Math.max(max, row.id), 0)
  return Object.fromEntries(TABLES.map((name) => [name, highest(name)])) as Record<TableName, number>
}

/** Before the first fact. */
export const emptyState = (): State => ({
  position: 0,
  planting: null,
  touched: false,
  tables: emptyTables(),
  lastIds: highestIds(emptyTables()),
  undoneBy: {},
  receipts: [],
})
