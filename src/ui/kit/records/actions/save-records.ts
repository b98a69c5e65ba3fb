import { toast } from '@/ui/kit/overlays/toaster'
import type { RecordList } from '../list/use-record-list'

/** Papa Parse loads with the first export, which may fail offline; the failure is reported. */
export const exporting = async (save: (csv: typeof import('./csv')) => void): Promise<void> => {
  try {
    save(await import('./csv'))
  } catch (error) {
    console.warn(error)
    toast({ kind: 'error', title: 'Failed to export. Please try again.' })
  }
}

type Saved<R extends { id: number }> = Pick<RecordList<R>, 'definition' | 'context'>

/** The file is named `clients-2026-11-20.csv`. */
export const saveRecords = <R extends { id: number }>(
  { definition, context }: Saved<R>,
  records: readonly R[],
): Promise<void> =>
  exporting(({ csvRows, saveCsv }) =>
    saveCsv(
      `${definition.noun[1].replaceAll(' ', '-')}-${context.today}.csv`,
      definition.csv,
      csvRows(definition, records),
    ),
  )
