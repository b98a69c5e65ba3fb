import type { Estimate } from '@/domain/estimate/estimate'
import { estimateQuery } from '@/services/estimates/queries'
import { LazyEstimateDetails } from '@/ui/estimates/lazy-parts'
import type { EstimateDetailsProps } from '@/ui/estimates/types'
import { LazyClientPage } from '../-client-page/lazy-client-page'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-session/workspace'

type Props = OpenedProps<EstimateDetailsProps, 'own' | 'estimates' | 'clientPage'> & {
  list: { data: Estimate[] | undefined; error: Error | null }
}

const NONE: readonly never[] = []
const IDLE = {}

export const EstimateDetailsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const single = estimateQuery(workspace.graphql, actor.business_id, props.id)
  const { page } = useOpenRecord({ ...props, kind: 'estimate', damaged: NONE, single })
  return (
    <LazyEstimateDetails
      {...props}
      {...page}
      estimates={props.list.data ?? NONE}
      clientPage={(client, estimate) => <LazyClientPage client={client} target={{ estimate }} today={props.today} />}
      own={props.activity.get(props.id) ?? IDLE}
    />
  )
}
