import type { Row } from '@/domain/record/fact'

/** How far apart the ids of a chunk's rows may be. A changed row costs writing its whole chunk. */
const SPAN = 128

/** Rows of a table that are kept together. */
export type Chunk = {
  /** `jobs/3`: the table, and which ids. Rows that were put back at the end of their table make another chunk of the same ids: `jobs/3.1`. */
  name: string
  rows: readonly Row[]
}

/**
 * A table in chunks, which give it back in its order when joined. A chunk holds neighbors with ids near each other, so that adding or removing
 * a row changes one chunk and moves none.
 */
export const chunksOf = (table: string, rows: readonly Row[]): Chunk[] => {
  const chunks: Chunk[] = []
  const met = new Map<number, number>()
  let start = 0
  for (let end = 1; end <= rows.length; end++) {
    const span = spanOf(rows[start])
    if (spanOf(rows[end]) === span) continue
    const times = met.get(span) ?? 0
    met.set(span, times + 1)
    chunks.push({ name: `${table}/${span}${times > 0 ? `.${times}` : ''}`, rows: rows.slice(start, end) })
    start = end
  }
  return chunks
}

/** Whether two chunks are the same. Rows are never altered in place: the same object says the same. */
export const hasSameRows = (a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((row, index) => row === b[index])

const spanOf = (row: Row | undefined): number => (row ? Math.floor(row.id / SPAN) : -1)
