import type { ListedClient } from '@/domain/client/filter'
import { saveRecords } from '@/ui/kit/records/actions/save-records'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import { clientRecordsFor } from './records'
import type { ClientAction, ClientsContext } from './types'

export type ClientActions = RecordActions<ListedClient, ClientAction>

type Options = ClientsContext & { onAsking?: () => void }

/** Forms open right away, without confirming records first. */
export const useClientActions = ({ actor, today, onEdit, onCreateJob, onAsking }: Options): ClientActions => {
  const definition = clientRecordsFor(actor)
  return useRecordActions(definition, {
    leads: {
      edit: ({ id }) => onEdit(id),
      create_job: ({ id }) => onCreateJob(id),
      export: (client) => void saveRecords({ definition, context: { actor, today } }, [client]),
    },
    onAsking,
  })
}
