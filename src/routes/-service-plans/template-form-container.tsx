import { isRunning } from '@/domain/service-plan/commands'
import type { ServicePlan } from '@/domain/service-plan/plan'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { planTemplateFormOf, planTemplateFormSchema } from '@/domain/service-plan/template-form'
import { planTemplatesQuery, singleOf } from '@/services/plans/queries'
import { LazyTemplateForm } from '@/ui/service-plans/lazy-parts'
import type { TemplateFormProps } from '@/ui/service-plans/types'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<TemplateFormProps, 'actor' | 'commands' | 'onClose'> & {
  id: number | null
  list: { data: PlanTemplate[] | undefined; error: Error | null }
  plans: readonly ServicePlan[]
}

const NONE: readonly never[] = []

export const TemplateFormContainer = ({ id, list, plans, ...rest }: Props) => {
  const { workspace, actor } = useWorkspace()
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'plan_template',
    noun: 'plan template',
    list,
    damaged: NONE,
    single: singleOf('plan-template', id ?? 0, async () => ({
      items: await workspace.queryClient.fetchQuery({
        ...planTemplatesQuery(workspace.graphql, actor.business_id),
        staleTime: 0,
      }),
    })),
    form: 'plan_template',
    shape: planTemplateFormSchema,
    formOf: planTemplateFormOf,
  })
  const { length: running } = plans.filter(({ template_id, status }) => template_id === id && isRunning(status))
  return subject !== undefined && <LazyTemplateForm {...rest} {...draft} subject={subject} running={running} />
}
