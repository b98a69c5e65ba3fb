/** The column a list is sorted by; with a minus, downwards (`-cost`). */
export type RecordSort<Column extends string = string> = Column | `-${Column}`

type Compare<R> = (a: R, b: R) => number

const words = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Compares text as people sort it: JOB-9 before JOB-10, in any case. */
export const byText =
  <R>(read: (record: R) => string): Compare<R> =>
  (a, b) =>
    words.compare(read(a), read(b))

/** Compares numbers. */
export const byNumber =
  <R>(read: (record: R) => number): Compare<R> =>
  (a, b) =>
    read(a) - read(b)

/** Compares by the order of a list of words: statuses by the order of a life, priorities by urgency. */
export const byRank = <R, Word extends string>(order: readonly Word[], read: (record: R) => Word): Compare<R> =>
  byNumber((record) => order.indexOf(read(record)))

/** A sort as the table library holds it: at most one column. */
export type Sorting = { id: string; desc: boolean }[]

/** `-cost` as the table library says it. */
export const sortingOf = (sort: string | undefined): Sorting =>
  sort === undefined ? [] : [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]

/** The way back. */
export const sortFrom = <Column extends string>(
  columns: readonly { id: Column }[],
  [first]: Sorting,
): RecordSort<Column> | undefined => {
  const column = columns.find(({ id }) => id === first?.id)?.id
  return column && first?.desc ? `-${column}` : column
}

export type SortDirection = 'ascending' | 'descending' | 'none'

/** How a column is sorted, as `aria-sort` says it. */
export const directionOf = (column: string, sort: string | undefined): SortDirection => {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}
