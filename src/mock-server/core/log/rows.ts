import type { Row } from '@/domain/record/fact'
import { groupedBy } from '@/domain/record/grouped-by'
import type { Day } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'

/**
 * The rows of every table. Each area adds its own by declaration merging, so that the core knows tables without importing areas:
 * `declare module './rows' { interface TableRows { jobs: Job } }`.
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
  /** The rows of a table that name a record in a field, in the order of their ids: `naming('jobs', 'client_id', 5)`. Walks no table. */
  naming<T extends TableName>(name: T, field: LinkOf<RowOf<T>>, id: number): readonly RowOf<T>[]
  now(): Instant
  /** The current day in a time zone: that of the actor's business, wherever a day or an hour is computed. */
  today(timeZone: string): Day
}

type Identified = { id: number }

/** The fields in which a row can name another record; null where it names none. */
export type LinkOf<R> = { [Field in keyof R]: R[Field] extends number | null ? Field : never }[keyof R]

const places = new WeakMap<readonly Identified[], Map<number, number>>()

const placesOf = (rows: readonly Identified[]): Map<number, number> => {
  const cached = places.get(rows)
  if (cached) return cached
  const positions = new Map(rows.map((row, index) => [row.id, index]))
  places.set(rows, positions)
  return positions
}

/** Finds a row by id without walking the table. The table must have been altered by `putRow` and `dropRow` alone. */
export const findRow = <R extends Identified>(rows: readonly R[], id: number): R | undefined => {
  const place = placesOf(rows).get(id)
  return place === undefined ? undefined : rows[place]
}

/** An order of a table's rows, a list for each group: jobs by business, newest first. No two rows may compare as equal. */
export type Order<R> = { group(row: R): number; compare(a: R, b: R): number }

type Ordered<R> = Map<number, R[]>
/** The orders in use, by the rows they are of; kept up to date as rows are put and dropped. */
const orders = new WeakMap<readonly Identified[], Map<Order<never>, Ordered<never>>>()

/** The first place of a list from which on something holds: it holds for no row before, and for all behind. Walks no list. */
const placeFrom = <R>(list: readonly R[], holds: (row: R) => boolean): number => {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle] as R)) high = middle
    else low = middle + 1
  }
  return low
}

/** The rows between two places of a list: from the one from which on `begins` holds up to the one from which on `ends` holds. */
export const between = <R>(rows: readonly R[], begins: (row: R) => boolean, ends: (row: R) => boolean): readonly R[] =>
  rows.slice(placeFrom(rows, begins), placeFrom(rows, ends))

/** Where a row is in a list, or would be: the first place that does not come before it. */
const placeIn = <R>(list: readonly R[], row: R, compare: Order<R>['compare']): number =>
  placeFrom(list, (each) => compare(each, row) >= 0)

const exchange = <R>(
  ordered: Ordered<R>,
  { group, compare }: Order<R>,
  before: R | undefined,
  after: R | undefined,
) => {
  const old = before === undefined ? undefined : ordered.get(group(before))
  if (old && before !== undefined) old.splice(placeIn(old, before, compare), 1)
  if (after === undefined) return
  const list = ordered.get(group(after)) ?? []
  list.splice(placeIn(list, after, compare), 0, after)
  ordered.set(group(after), list)
}

const reorder = (rows: readonly Identified[], before: Identified | undefined, after: Identified | undefined) => {
  for (const [order, ordered] of orders.get(rows) ?? [])
    exchange(ordered, order as unknown as Order<Identified>, before, after)
}

/**
 * The rows of a group in an order. Sorted once; from then on each change finds its place, so that a page costs the same however many rows
 * there are. `order` has to be the same object each time.
 */
export const inOrder = <R extends Identified>(rows: readonly R[], order: Order<R>, group: number): readonly R[] => {
  const cache = orders.get(rows) ?? new Map<Order<never>, Ordered<never>>()
  orders.set(rows, cache)
  const present = cache.get(order as Order<never>) as Ordered<R> | undefined
  if (present) return present.get(group) ?? []
  const ordered: Ordered<R> = groupedBy(rows, (row) => order.group(row))
  for (const list of ordered.values()) list.sort(order.compare)
  cache.set(order as Order<never>, ordered as Ordered<never>)
  return ordered.get(group) ?? []
}

/** The order in which rows came to be. */
export const byId = (a: Identified, b: Identified): number => a.id - b.id

/** One order for each field, since `inOrder` knows an order by its object. */
const byLink = new Map<PropertyKey, Order<Identified>>()

const orderBy = (field: PropertyKey): Order<Identified> => {
  // `rowsNaming` asks for fields that name a record only; the rows that name none are a group that no one asks for.
  const group = (row: Identified) => row[field as keyof Identified]
  const order = byLink.get(field) ?? { group, compare: byId }
  byLink.set(field, order)
  return order
}

/** The rows that name a record in a field, in the order of their ids. The first question sorts the table into groups, changes keep them. */
export const rowsNaming = <R extends Identified>(rows: readonly R[], field: LinkOf<R>, id: number): readonly R[] =>
  inOrder<R>(rows, orderBy(field), id)

/** Rows of two lists as one, in the order of their ids. */
export const joinedById = <R extends Identified>(rows: readonly R[], others: readonly R[]): R[] =>
  [...rows, ...others].sort(byId)

/** Puts a row in the place of the one with its id, or at the end. */
export const putRow = (rows: Row[], row: Row): void => {
  const positions = placesOf(rows)
  const place = positions.get(row.id) ?? rows.length
  reorder(rows, rows[place], row)
  rows[place] = row
  positions.set(row.id, place)
}

/** Takes a row out; those behind it move up. */
export const dropRow = (rows: Row[], id: number): void => {
  const positions = placesOf(rows)
  const place = positions.get(id)
  if (place === undefined) return
  reorder(rows, rows[place], undefined)
  rows.splice(place, 1)
  // Behind the last row nothing moves: taking an import of thousands back, latest first, stays quick.
  if (place === rows.length) positions.delete(id)
  else places.delete(rows)
}
