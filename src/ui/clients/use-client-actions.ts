import type { ListedClient } from '@/domain/client/filter'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/use-record-actions'
import { clientRecordsFor } from './records'
import type { ClientAction, ClientsSurroundings } from './types'

export type ClientActions = RecordActions<ListedClient, ClientAction>

type Given = ClientsSurroundings & { onAsking?: () => void }

/** What can be done with clients on a screen; forms are no questions about records, so they open at once. */
export const useClientActions = ({ actor, onEdit, onCreateJob, onAsking }: Given): ClientActions =>
  useRecordActions(clientRecordsFor(actor), {
    leads: { edit: ({ id }) => onEdit(id), create_job: ({ id }) => onCreateJob(id) },
    onAsking,
  })
