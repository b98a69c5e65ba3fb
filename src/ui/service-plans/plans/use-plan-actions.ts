import type { ServicePlan } from '@/domain/service-plan/plan'
import type { Records } from '@/ui/kit/records/actions/definition'
import { useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { PlanAction, PlanContext } from '../types'

type Options = Pick<PlanContext, 'commands' | 'activity' | 'onEditPlan'> & { onOpen: (planId: number) => void }

/** Plan actions of a screen. Every lifecycle step first shows its effect on visits and billing. */
export const usePlanActions = (
  definition: Pick<Records<ServicePlan, PlanAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { commands, activity, onEditPlan, onOpen }: Options,
) =>
  useRecordActions<ServicePlan, PlanAction>(definition, {
    leads: { view: ({ id }) => onOpen(id), edit: ({ id }) => onEditPlan(id) },
    activity,
    retry: commands.retry,
    dismiss: commands.dismiss,
  })
