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
/** The database: every table's rows in creation order. */
export type Tables = { [T in TableName]: RowOf<T>[] }

/** Read access for table rules. Rows are never mutated; the projector replaces them. */
export type Reader = {
  /** All rows in creation order. Returns the array itself, without a copy. */
  table<T extends TableName>(name: T): readonly RowOf<T>[]
  find<T extends TableName>(name: T, id: number): RowOf<T> | undefined
  /** Rows that reference a record, ordered by id: `naming('jobs', 'client_id', 5)`. Indexed. */
  naming<T extends TableName>(name: T, field: LinkOf<RowOf<T>>, id: number): readonly RowOf<T>[]
  now(): Instant
  /** The current day in a time zone, usually that of the actor's business. */
  today(timeZone: string): Day
}

type Identified = { id: number }

export type LinkOf<R> = { [Field in keyof R]: R[Field] extends number | null ? Field : never }[keyof R]

const places = new WeakMap<readonly Identified[], Map<number, number>>()

const placesOf = (rows: readonly Identified[]): Map<number, number> => {
  const cached = places.get(rows)
  if (cached) return cached
  const positions = new Map(rows.map((row, index) => [row.id, index]))
  places.set(rows, positions)
  return positions
}

/** Indexed lookup by id. The table must be changed only by `putRow` and `dropRow`. */
export const findRow = <R extends Identified>(rows: readonly R[], id: number): R | undefined => {
  const place = placesOf(rows).get(id)
  return place === undefined ? undefined : rows[place]
}

/** A grouped sort order: jobs by business, newest first. No two rows may compare as equal. */
export type Order<R> = { group(row: R): number; compare(a: R, b: R): number }

type Ordered<R> = Map<number, R[]>
/** Sorted indexes per table, updated as rows are put and dropped. */
const orders = new WeakMap<readonly Identified[], Map<Order<never>, Ordered<never>>>()

/** Binary search: the first index where `holds` is true, given that it stays true from there on. */
const placeFrom = <R>(list: readonly R[], holds: (row: R) => boolean): number => {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle] as R)) high = middle
    else low = middle + 1
  }
  return low
}

/** The rows from the first one matching `begins` up to the first one matching `ends`, by binary search. */
export const between = <R>(rows: readonly R[], begins: (row: R) => boolean, ends: (row: R) => boolean): readonly R[] =>
  rows.slice(placeFrom(rows, begins), placeFrom(rows, ends))

/** The index of a row in a sorted list, or its insertion point. */
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
 * A group's rows in sort order. Sorted once and then maintained, so a page costs the same for any number of rows. `order` must be the same
 * object each time.
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

/** Creation order. */
export const byId = (a: Identified, b: Identified): number => a.id - b.id

/** Cached, because `inOrder` identifies an order by its object. */
const byLink = new Map<PropertyKey, Order<Identified>>()

const orderBy = (field: PropertyKey): Order<Identified> => {
  // `rowsNaming` only uses reference fields; rows without a reference form an unused group.
  const group = (row: Identified) => row[field as keyof Identified]
  const order = byLink.get(field) ?? { group, compare: byId }
  byLink.set(field, order)
  return order
}

/** Rows that reference a record, ordered by id. The first call builds the index. */
export const rowsNaming = <R extends Identified>(rows: readonly R[], field: LinkOf<R>, id: number): readonly R[] =>
  inOrder<R>(rows, orderBy(field), id)

export const joinedById = <R extends Identified>(rows: readonly R[], others: readonly R[]): R[] =>
  [...rows, ...others].sort(byId)

export const putRow = (rows: Row[], row: Row): void => {
  const positions = placesOf(rows)
  const place = positions.get(row.id) ?? rows.length
  reorder(rows, rows[place], row)
  rows[place] = row
  positions.set(row.id, place)
}

export const dropRow = (rows: Row[], id: number): void => {
  const positions = placesOf(rows)
  const place = positions.get(id)
  if (place === undefined) return
  reorder(rows, rows[place], undefined)
  rows.splice(place, 1)
  // Removing the last row shifts nothing, so undoing an import of thousands, latest first, stays fast.
  if (place === rows.length) positions.delete(id)
  else places.delete(rows)
}
