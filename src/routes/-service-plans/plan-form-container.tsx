import { useQuery } from '@tanstack/react-query'
import type { ServicePlan } from '@/domain/service-plan/plan'
import { planTermsFormOf, planTermsFormSchema } from '@/domain/service-plan/terms-form'
import { planAccountQuery, plansQuery, singleOf } from '@/services/plans/queries'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import { LazyPlanForm } from '@/ui/service-plans/lazy-parts'
import type { PlanFormProps } from '@/ui/service-plans/types'
import { loadable } from '../-loading/loadable'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<PlanFormProps, 'actor' | 'today' | 'commands' | 'onClose'> & {
  id: number
  list: { data: ServicePlan[] | undefined; error: Error | null }
  damaged: readonly DamagedRecord[]
}

export const PlanFormContainer = ({ id, list, damaged, ...rest }: Props) => {
  const { workspace, actor } = useWorkspace()
  const { http, graphql, queryClient } = workspace
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'service_plan',
    noun: 'service plan',
    list,
    damaged,
    single: singleOf('service-plan', id, () =>
      queryClient.fetchQuery({ ...plansQuery(http, actor.business_id), staleTime: 0 }),
    ),
    form: 'service_plan',
    shape: planTermsFormSchema,
    formOf: planTermsFormOf,
  })
  const account = useQuery(planAccountQuery(graphql, actor.business_id, id))
  return subject && <LazyPlanForm {...rest} {...draft} subject={subject} account={loadable(account)} />
}
