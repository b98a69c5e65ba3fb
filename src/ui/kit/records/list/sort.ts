import { lazily } from '@/domain/async/lazily'

/** The column a list is sorted by; with a minus, downwards (`-cost`). */
export type RecordSort<Column extends string = string> = Column | `-${Column}`

type Compare<R> = (a: R, b: R) => number

const words = lazily(() => new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }))

/** Compares text as people sort it: JOB-9 before JOB-10, in any case. */
export const byText =
  <R>(read: (record: R) => string): Compare<R> =>
  (a, b) =>
    words().compare(read(a), read(b))

/** Compares numbers. */
export const byNumber =
  <R>(read: (record: R) => number): Compare<R> =>
  (a, b) =>
    read(a) - read(b)

/** Compares by the order of a list of words: statuses by the order of a life, priorities by urgency. */
export const byRank = <R, Word extends string>(order: readonly Word[], read: (record: R) => Word): Compare<R> =>
  byNumber((record) => order.indexOf(read(record)))

type Sortable<R> = { id: string; compare: Compare<R> }

/** Records in the order of a column; as they are where nothing sorts, or a column there is not. Equal ones keep their order. */
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

/** Those that something is true of before the others; each kind keeps its order. */
export const first = <R>(records: readonly R[], isFirst: (record: R) => boolean): readonly R[] => [
  ...records.filter(isFirst),
  ...records.filter((record) => !isFirst(record)),
]

/** What the heading of a column asks for next: upwards, downwards, and then no order of its own. */
export const nextSort = (column: string, sort: string | undefined): RecordSort | undefined => {
  if (sort === `-${column}`) return undefined
  return sort === column ? `-${column}` : column
}

export type SortDirection = 'ascending' | 'descending' | 'none'

/** How a column is sorted, as `aria-sort` says it. */
export const directionOf = (column: string, sort: string | undefined): SortDirection => {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}
