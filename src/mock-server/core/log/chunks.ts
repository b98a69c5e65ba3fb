import type { Row } from '@/domain/record/fact'

/** The id range of a chunk. A changed row rewrites its whole chunk. */
const SPAN = 128

export type Chunk = {
  /** `jobs/3`: table and id range. Rows restored at the end of the table form another chunk of the same range: `jobs/3.1`. */
  name: string
  rows: readonly Row[]
}

/**
 * Splits a table into chunks that concatenate to the original order. A chunk holds neighbors with nearby ids, so adding or removing a row
 * changes only one chunk.
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

/** Compares by identity: rows are never mutated. */
export const hasSameRows = (a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((row, index) => row === b[index])

const spanOf = (row: Row | undefined): number => (row ? Math.floor(row.id / SPAN) : -1)
