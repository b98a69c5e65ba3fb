import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ListedClient } from '@/domain/client/filter'
import { clientFormShape, listedClientFormOf } from '@/domain/client/form'
import { clientQuery } from '@/services/clients/queries'
import { clientJobsQuery } from '@/services/jobs/queries'
import { LazyClientDialog } from '@/ui/clients/lazy-parts'
import type { ClientDialogProps } from '@/ui/clients/types'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<ClientDialogProps, 'commands' | 'room' | 'onClose' | 'typed'> & {
  /** Null for a new client. */
  id: number | null
  clients: Pick<UseQueryResult<ListedClient[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
}

const NONE: readonly never[] = []

/** Keeps typed input across a reload. */
export const ClientFormContainer = ({ id, clients, damaged, ...rest }: Props) => {
  const { workspace, actor } = useWorkspace()
  const navigate = useNavigate()
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'client',
    list: clients,
    damaged,
    single: clientQuery(workspace.http, actor.business_id, id ?? 0),
    form: 'client',
    shape: clientFormShape,
    formOf: (client) => listedClientFormOf(client, actor.business_id),
  })
  const { data: jobs = NONE } = useQuery({
    ...clientJobsQuery(workspace.http, actor.business_id, id ?? 0),
    enabled: id !== null,
  })
  return (
    subject !== undefined && (
      <LazyClientDialog
        {...rest}
        {...draft}
        actor={actor}
        client={subject}
        onOpen={(added) => void navigate({ to: '/dashboard/clients/$id', params: { id: String(added) } })}
        clients={clients.data ?? NONE}
        jobs={jobs}
      />
    )
  )
}
