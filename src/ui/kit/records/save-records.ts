import type { RecordList } from './use-record-list'

type Saved<R extends { id: number }> = Pick<RecordList<R>, 'definition' | 'context'>

/** Hands records of a list to the browser as a CSV file: `clients-2026-11-20.csv`. */
export const saveRecords = async <R extends { id: number }>(
  { definition, context }: Saved<R>,
  records: readonly R[],
): Promise<void> => {
  // Papa Parse comes with the first export.
  const { csvRows, saveCsv } = await import('./csv')
  saveCsv(
    `${definition.noun[1].replaceAll(' ', '-')}-${context.today}.csv`,
    definition.csv,
    csvRows(definition, records),
  )
}
