import { lazily } from '@/domain/async/lazily'

/** A leading minus sorts descending: `-cost`. */
export type RecordSort<Column extends string = string> = Column | `-${Column}`

type Compare<R> = (a: R, b: R) => number

const words = lazily(() => new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }))

/** Natural, case-insensitive order: JOB-9 before JOB-10. */
export const byText =
  <R>(read: (record: R) => string): Compare<R> =>
  (a, b) =>
    words().compare(read(a), read(b))

export const byNumber =
  <R>(read: (record: R) => number): Compare<R> =>
  (a, b) =>
    read(a) - read(b)

/** Sorts by position in a list: statuses by lifecycle, priorities by urgency. */
export const byRank = <R, Word extends string>(order: readonly Word[], read: (record: R) => Word): Compare<R> =>
  byNumber((record) => order.indexOf(read(record)))

type Sortable<R> = { id: string; compare: Compare<R> }

/** A stable sort; unsorted for an unknown column. */
export const sortedBy = <R>(
  columns: readonly Sortable<R>[],
  records: readonly R[],
  sort: string | undefined,
): readonly R[] => {
  const isDown = sort?.startsWith('-') ?? false
  const column = columns.find(({ id }) => id === (isDown ? sort?.slice(1) : sort))
  if (!column) return records
  const { compare } = column
  return records.toSorted(isDown ? (a, b) => compare(b, a) : compare)
}

/** Moves matching records to the front; otherwise stable. */
export const first = <R>(records: readonly R[], isFirst: (record: R) => boolean): readonly R[] => [
  ...records.filter(isFirst),
  ...records.filter((record) => !isFirst(record)),
]

/** Cycles ascending, descending, unsorted. */
export const nextSort = (column: string, sort: string | undefined): RecordSort | undefined => {
  if (sort === `-${column}`) return undefined
  return sort === column ? `-${column}` : column
}

export type SortDirection = 'ascending' | 'descending' | 'none'

/** The `aria-sort` value. */
export const directionOf = (column: string, sort: string | undefined): SortDirection => {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}
