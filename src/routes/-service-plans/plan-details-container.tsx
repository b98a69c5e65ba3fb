import { useQuery } from '@tanstack/react-query'
import type { ServicePlan } from '@/domain/service-plan/plan'
import { planAccountQuery, plansQuery, singleOf } from '@/services/plans/queries'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import { LazyPlanDetails } from '@/ui/service-plans/lazy-parts'
import type { PlanDetailsProps } from '@/ui/service-plans/types'
import { loadable } from '../-loading/loadable'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-session/workspace'

type Props = OpenedProps<PlanDetailsProps, 'account' | 'own'> & {
  list: { data: ServicePlan[] | undefined; error: Error | null }
  damaged: readonly DamagedRecord[]
}

const IDLE = {}

export const PlanDetailsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const { http, graphql, queryClient } = workspace
  const single = singleOf('service-plan', props.id, () =>
    queryClient.fetchQuery({ ...plansQuery(http, actor.business_id), staleTime: 0 }),
  )
  const { page } = useOpenRecord({ ...props, kind: 'service_plan', noun: 'service plan', single })
  const account = useQuery(planAccountQuery(graphql, actor.business_id, props.id))
  return <LazyPlanDetails {...props} {...page} account={loadable(account)} own={props.activity.get(props.id) ?? IDLE} />
}
