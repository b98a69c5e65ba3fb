import type { Estimate } from '@/domain/estimate/estimate'
import { estimateQuery } from '@/services/estimates/queries'
import { LazyEstimateDetails } from '@/ui/estimates/lazy-parts'
import type { EstimateDetailsProps } from '@/ui/estimates/types'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-workspace'

type Props = OpenedProps<EstimateDetailsProps, 'own' | 'estimates'> & {
  list: { data: Estimate[] | undefined; error: Error | null }
}

const NONE: readonly never[] = []
const IDLE = {}

/** Gathers what the details drawer shows of one estimate: the estimate, its other versions and its history. */
export const EstimateDetailsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const single = estimateQuery(workspace.graphql, actor.business_id, props.id)
  const { page } = useOpenRecord({ ...props, kind: 'estimate', damaged: NONE, single })
  return (
    <LazyEstimateDetails
      {...props}
      {...page}
      estimates={props.list.data ?? NONE}
      own={props.activity.get(props.id) ?? IDLE}
    />
  )
}
