import type { Day } from '@/domain/calendar'
import type { Instant } from '@/domain/clock'
import type { Row } from '@/domain/fact'

/**
 * The rows of every table. Each area adds its own by declaration merging, so that the core knows tables without importing areas:
 * `declare module '../core/rows' { interface TableRows { jobs: Job } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it.
export interface TableRows {}

export type TableName = keyof TableRows
export type RowOf<T extends TableName> = TableRows[T]
/** The database: every table with its rows, in the order they were made. */
export type Tables = { [T in TableName]: RowOf<T>[] }

/** What rules of a table may look at besides the row itself. Rows are never altered in place; the projector replaces them. */
export type Reader = {
  /** All rows of a table in the order they were made. A plain array, read without cost. */
  table<T extends TableName>(name: T): readonly RowOf<T>[]
  find<T extends TableName>(name: T, id: number): RowOf<T> | undefined
  now(): Instant
  /** The day it is in a time zone: that of the actor's business, wherever a day or an hour is reckoned. */
  today(timeZone: string): Day
}

type Identified = { id: number }

const places = new WeakMap<readonly Identified[], Map<number, number>>()

const placesOf = (rows: readonly Identified[]): Map<number, number> => {
  const known = places.get(rows)
  if (known) return known
  const made = new Map(rows.map((row, index) => [row.id, index]))
  places.set(rows, made)
  return made
}

/** Finds a row by id without walking the table. The table must have been altered by `putRow` and `dropRow` alone. */
export const findRow = <R extends Identified>(rows: readonly R[], id: number): R | undefined => {
  const place = placesOf(rows).get(id)
  return place === undefined ? undefined : rows[place]
}

/** Puts a row in the place of the one with its id, or at the end. */
export const putRow = (rows: Row[], row: Row): void => {
  const known = placesOf(rows)
  const place = known.get(row.id) ?? rows.length
  rows[place] = row
  known.set(row.id, place)
}

/** Takes a row out; those behind it move up. */
export const dropRow = (rows: Row[], id: number): void => {
  const known = placesOf(rows)
  const place = known.get(id)
  if (place === undefined) return
  rows.splice(place, 1)
  // Behind the last row nothing moves: taking an import of thousands back, latest first, stays quick.
  if (place === rows.length) known.delete(id)
  else places.delete(rows)
}
