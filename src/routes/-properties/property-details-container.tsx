import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ListedProperty } from '@/domain/client/listed-property'
import { applicationsQuery } from '@/services/chemicals/queries'
import { propertyQuery } from '@/services/clients/queries'
import { clientJobsQuery } from '@/services/jobs/queries'
import { LazyPropertyDetails } from '@/ui/properties/lazy-parts'
import type { PropertyDetailsProps } from '@/ui/properties/types'
import { loadable } from '../-loading/loadable'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

type Props = OpenedProps<PropertyDetailsProps, 'jobs' | 'properties' | 'applications' | 'seesChemicals'> & {
  list: Pick<UseQueryResult<ListedProperty[]>, 'data' | 'error'>
}

/** An unreadable property makes its client unreadable too; the client's page repairs it. */
const NONE: readonly never[] = []

export const PropertyDetailsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const single = propertyQuery(workspace.http, actor.business_id, props.id)
  const { record, page } = useOpenRecord({ ...props, kind: 'property', damaged: NONE, single })
  const ofClient = clientJobsQuery(workspace.http, actor.business_id, record?.client_id ?? 0)
  const jobs = useQuery({ ...ofClient, enabled: record !== undefined })
  const { data: applications = NONE } = useQuery(applicationsQuery(workspace.graphql, actor.business_id))
  return (
    <LazyPropertyDetails
      {...props}
      {...page}
      properties={props.list.data ?? NONE}
      jobs={loadable(jobs)}
      applications={applications.filter(({ property_id }) => property_id === props.id)}
      seesChemicals={useSees()('chemicals')}
    />
  )
}
