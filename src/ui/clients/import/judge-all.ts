import type { Matching, Table } from '@/domain/client/import/columns'
import { type JudgedRow, judgeRow, type Readings } from '@/domain/client/import/judge'

/** Rows that are judged without a pause: some 50 ms. */
const AT_ONCE = 1_000

/** Gives the page a moment to draw and to answer. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Judges all rows of a file. Between thousands of them the page stays alive, and says how far it is. */
export const judgeAll = async (
  { rows, named }: Table,
  matching: Matching,
  readings: Omit<Readings, 'named'>,
  onProgress: (checked: number) => void,
): Promise<JudgedRow[]> => {
  const judged: JudgedRow[] = []
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    if (start > 0) await pause()
    for (const row of rows.slice(start, start + AT_ONCE)) judged.push(judgeRow(row, matching, { ...readings, named }))
    onProgress(judged.length)
  }
  return judged
}
