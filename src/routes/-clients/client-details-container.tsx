import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ListedClient } from '@/domain/client/filter'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import { clientQuery } from '@/services/clients/queries'
import { invoicesQuery, standaloneChargesQuery } from '@/services/invoices/queries'
import { clientJobsQuery } from '@/services/jobs/queries'
import { LazyClientDetails } from '@/ui/clients/lazy-parts'
import type { ClientDetailsProps } from '@/ui/clients/types'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import { LazyClientPage } from '../-client-page/lazy-client-page'
import { LazyClientMessages } from '../-communications/lazy-tabs'
import { useJobsOnDemand } from '../-jobs/use-jobs-on-demand'
import { loadable } from '../-loading/loadable'
import { useEquipmentPlaces } from '../-predictive/use-equipment-places'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

type Props = OpenedProps<
  ClientDetailsProps,
  'invoices' | 'charges' | 'jobs' | 'allJobs' | 'equipment' | 'onAsking' | 'clients' | 'clientPage' | 'messages'
> & {
  clients: Pick<UseQueryResult<ListedClient[]>, 'data' | 'error' | 'isFetching' | 'refetch'>
  damaged: readonly DamagedRecord[]
}

export const ClientDetailsContainer = ({ clients, ...props }: Props) => {
  const { workspace, actor } = useWorkspace()
  const single = clientQuery(workspace.http, actor.business_id, props.id)
  const { page } = useOpenRecord({ ...props, kind: 'client', list: clients, single })
  const jobs = useQuery(clientJobsQuery(workspace.http, actor.business_id, props.id))
  const { jobs: allJobs, onAsking } = useJobsOnDemand()
  const equipment = useEquipmentPlaces(true)
  const enabled = maySeeInvoices(actor)
  const { data: invoices } = useQuery({ ...invoicesQuery(workspace.graphql, actor.business_id, props.id), enabled })
  const charges = useQuery({ ...standaloneChargesQuery(workspace.graphql, actor.business_id), enabled })
  const seesMessages = useSees()('communications')
  const owed = charges.data?.filter(({ client_id, paid_on }) => client_id === props.id && paid_on === null)
  return (
    <LazyClientDetails
      {...props}
      {...page}
      clients={loadable(clients)}
      invoices={invoices ?? null}
      charges={owed ?? null}
      jobs={loadable(jobs)}
      allJobs={loadable(allJobs)}
      equipment={equipment}
      clientPage={<LazyClientPage client={props.id} target={{}} today={props.today} />}
      messages={seesMessages ? <LazyClientMessages client={props.id} /> : null}
      onAsking={onAsking}
    />
  )
}
