import { useMemo } from 'react'
import type { Edit } from '@/domain/record/merge-edits'
import type { ChargePayment } from '@/domain/service-plan/charge-form'
import type { ServicePlan } from '@/domain/service-plan/plan'
import type { PlanDraft } from '@/domain/service-plan/plan-form'
import type { PlanTemplate } from '@/domain/service-plan/template'
import type { PlanTemplateDraft } from '@/domain/service-plan/template-form'
import type { PlanTerms } from '@/domain/service-plan/terms-form'
import type { PlanRequest } from '@/machines/service-plan/context'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ServicePlanCommands } from '@/ui/service-plans/types'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'
import { keyOf, lifeOf, request, retry } from './plan-flow'

/** Plans also change jobs. */
const CHANGED = ['plans', 'jobs'] as const

type PlanRef = { id: number }

const turning = (active: boolean) =>
  ({ changed: { active }, was: { active: !active } }) as Edit<PlanTemplateDraft, PlanTemplate>

export const usePlanCommands = (): ServicePlanCommands => {
  const { workspace, actor, newId } = useWorkspace()
  return useMemo(() => {
    const { servicePlans } = workspace
    const { undoRequest, undoFacts } = requesting(workspace, CHANGED)
    const withUndo = (outcome: Outcome, key: string): Outcome =>
      outcome.ok ? { ok: true, undo: () => undoRequest(key) } : outcome
    const give =
      (type: PlanRequest['type']) =>
      async (plan: ServicePlan): Promise<Outcome> => {
        const flow = lifeOf(workspace, plan, actor)
        const command = { type, id: newId() }
        const key = keyOf(flow, command)
        const outcome = await request(flow, command)
        return withUndo(outcome, key)
      }
    return {
      pause: give('plan.pause'),
      resume: give('plan.resume'),
      cancel: give('plan.cancel'),
      complete: give('plan.complete'),
      dismiss: (plan) => lifeOf(workspace, plan, actor).send({ type: 'plan.dismiss' }),
      async retry(plan) {
        const flow = lifeOf(workspace, plan, actor)
        const key = flow.snapshot()?.context.intent?.key ?? ''
        return withUndo(await retry(flow), key)
      },
      ...plainCommands(
        workspace,
        { kind: 'service_plan', changed: CHANGED },
        {
          create: (draft: PlanDraft, key: string) => servicePlans.create(actor.business_id, draft, key),
          edit: ({ id }: PlanRef, edit: Edit<PlanTerms, ServicePlan>, key: string) => servicePlans.edit(id, edit, key),
          catchUp: (plans: number[], skip: boolean, key: string) => servicePlans.catchUp(plans, skip, key),
        },
      ),
      ...plainCommands(
        workspace,
        { kind: 'plan_charge', changed: ['plans'] },
        {
          settleCharge: ({ id }: PlanRef, payment: ChargePayment | null, key: string) =>
            servicePlans.settleCharge(id, payment, key),
          waiveCharge: ({ id }: PlanRef, reason: string, key: string) => servicePlans.waiveCharge(id, reason, key),
        },
      ),
      templates: plainCommands(
        workspace,
        { kind: 'plan_template', changed: ['plans'] },
        {
          create: (draft: PlanTemplateDraft, key: string) => servicePlans.templates.create(draft, key),
          edit: ({ id }: PlanRef, edit: Edit<PlanTemplateDraft, PlanTemplate>, key: string) =>
            servicePlans.templates.edit(id, edit, key),
          activate: ({ id }: PlanRef, key: string) => servicePlans.templates.edit(id, turning(true), key),
          deactivate: ({ id }: PlanRef, key: string) => servicePlans.templates.edit(id, turning(false), key),
          remove: ({ id }: PlanRef, key: string) => servicePlans.templates.remove(id, key),
        },
      ),
      undo: undoFacts,
    }
  }, [workspace, actor, newId])
}
