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
  const { saveCsv } = await import('@/ui/kit/records/csv')
  saveCsv(`clients-${today}.csv`, definition.csv, clients)
}

type Given = ClientsSurroundings & { onAsking?: () => void }

/** What can be done with clients on a screen; the form and the file are not questions about records, so they are done at once. */
export const useClientActions = ({ actor, today, onEdit, onCreateJob, onAsking }: Given): ClientActions => {
  const definition = clientRecordsFor(actor)
  const actions = useRecordActions(definition, { send: {}, onAsking })
  return {
    ...actions,
    act(what, records) {
      const [first] = records
      if (what === 'export') void saveClients(definition, records, today)
      else if (what === 'edit' && first) onEdit(first.id)
      else if (what === 'create_job' && first) onCreateJob(first.id)
      else actions.act(what, records)
    },
  }
}
