import type { UseQueryResult } from '@tanstack/react-query'
import type { ListedProperty } from '@/domain/client/listed-property'
import { propertyQuery } from '@/services/clients/queries'
import { LazyPropertyDetails } from '@/ui/properties/lazy-parts'
import type { PropertyDetailsProps } from '@/ui/properties/types'
import { type OpenAsOf, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-workspace'

type Props = Omit<PropertyDetailsProps, 'source' | 'history' | 'asOf'> &
  OpenAsOf & {
    propertyId: number
    list: Pick<UseQueryResult<ListedProperty[]>, 'data' | 'error'>
  }

/** Gathers what the details drawer shows of one property. */
export const PropertyDetailsContainer = ({ propertyId, list, asOf: moment, onAsOf, ...rest }: Props) => {
  const { workspace } = useWorkspace()
  const { source, history, asOf } = useOpenRecord({
    id: propertyId,
    kind: 'property',
    list,
    // A property that can't be read makes its client one, whose page mends it.
    damaged: [],
    single: propertyQuery(workspace.http, rest.actor.business_id, propertyId),
    asOf: moment,
    onAsOf,
  })
  return <LazyPropertyDetails {...rest} source={source} history={history} asOf={asOf} />
}
