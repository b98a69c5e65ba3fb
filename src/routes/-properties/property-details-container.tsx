import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ListedProperty } from '@/domain/client/listed-property'
import { propertyQuery } from '@/services/clients/queries'
import { clientJobsQuery } from '@/services/jobs/queries'
import { LazyPropertyDetails } from '@/ui/properties/lazy-parts'
import type { PropertyDetailsProps } from '@/ui/properties/types'
import { loadable } from '../-loadable'
import { type OpenAsOf, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-workspace'

type Props = Omit<PropertyDetailsProps, 'source' | 'history' | 'asOf' | 'jobs'> &
  OpenAsOf & {
    propertyId: number
    list: Pick<UseQueryResult<ListedProperty[]>, 'data' | 'error'>
  }

/** Gathers what the details drawer shows of one property. */
export const PropertyDetailsContainer = ({ propertyId, list, asOf: moment, onAsOf, ...rest }: Props) => {
  const { workspace } = useWorkspace()
  const { record, source, history, asOf } = useOpenRecord({
    id: propertyId,
    kind: 'property',
    list,
    // A property that can't be read makes its client one, whose page mends it.
    damaged: [],
    single: propertyQuery(workspace.http, rest.actor.business_id, propertyId),
    asOf: moment,
    onAsOf,
  })
  const ofClient = clientJobsQuery(workspace.http, rest.actor.business_id, record?.client_id ?? 0)
  const jobs = useQuery({ ...ofClient, enabled: record !== undefined })
  return <LazyPropertyDetails {...rest} source={source} history={history} asOf={asOf} jobs={loadable(jobs)} />
}
