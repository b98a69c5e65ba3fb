import type { Day } from '@/domain/calendar'
import type { ListedClient } from '@/domain/client/filter'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/use-record-actions'
import { clientRecordsFor } from './records'
import type { ClientAction, ClientsSurroundings } from './types'

export type ClientActions = RecordActions<ListedClient, ClientAction>

const saveClients = async (
  definition: ReturnType<typeof clientRecordsFor>,
  clients: readonly ListedClient[],
  today: Day,
) => {
  // Papa Parse comes with the first export.
  const { csvRows, saveCsv } = await import('@/ui/kit/records/csv')
  saveCsv(`clients-${today}.csv`, definition.csv, csvRows(definition, clients))
}

type Given = ClientsSurroundings & { onAsking?: () => void }

/** What can be done with clients on a screen; the form and the file are not questions about records, so they are done at once. */
export const useClientActions = ({ actor, today, onEdit, onCreateJob, onAsking }: Given): ClientActions => {
  const definition = clientRecordsFor(actor)
  return useRecordActions(definition, {
    leads: {
      edit: ({ id }) => onEdit(id),
      create_job: ({ id }) => onCreateJob(id),
      export: (_, clients) => void saveClients(definition, clients, today),
    },
    onAsking,
  })
}
