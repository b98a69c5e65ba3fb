import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ListedClient } from '@/domain/client/filter'
import { clientQuery } from '@/services/clients/queries'
import { clientJobsQuery } from '@/services/jobs/queries'
import { LazyClientDetails } from '@/ui/clients/lazy-parts'
import type { ClientDetailsProps } from '@/ui/clients/types'
import type { DamagedRecord } from '@/ui/kit/records/damaged-notice'
import { loadable } from '../-loadable'
import { type OpenAsOf, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-workspace'

type Props = Omit<ClientDetailsProps, 'source' | 'jobs' | 'history' | 'asOf'> &
  OpenAsOf & {
    clientId: number
    clients: Pick<UseQueryResult<ListedClient[]>, 'data' | 'error'>
    damaged: readonly DamagedRecord[]
  }

/** Gathers what is shown of one client. */
export const ClientDetailsContainer = ({ clientId, clients, damaged, asOf: moment, onAsOf, ...rest }: Props) => {
  const { workspace, actor } = useWorkspace()
  const { source, history, asOf } = useOpenRecord({
    id: clientId,
    kind: 'client',
    list: clients,
    damaged,
    single: clientQuery(workspace.http, actor.business_id, clientId),
    asOf: moment,
    onAsOf,
  })
  const jobs = useQuery(clientJobsQuery(workspace.http, actor.business_id, clientId))
  return <LazyClientDetails {...rest} source={source} history={history} asOf={asOf} jobs={loadable(jobs)} />
}
