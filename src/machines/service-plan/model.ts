import type { AnyEventObject } from 'xstate'
import { PLAN_RULES, type PlanCore } from '@/domain/service-plan/commands'
import { PLAN_STATUSES, type PlanStatus } from '@/domain/service-plan/vocabulary'
import { BUSY, type FlowModel, OWNER } from '../model'
import type { PlanEvent } from './context'
import type { PlanSnapshot } from './selectors'

const plan = (status: PlanStatus): PlanCore => ({ id: 1, status })

const events: PlanEvent[] = [
  { type: 'plan.pause', id: 'intent-pause' },
  { type: 'plan.resume', id: 'intent-resume' },
  { type: 'plan.cancel', id: 'intent-cancel' },
  { type: 'plan.complete', id: 'intent-complete' },
  ...PLAN_STATUSES.map((status) => ({ type: 'plan.changed', plan: plan(status) }) as const),
  { type: 'plan.retry' },
  { type: 'plan.dismiss' },
]

const follows = ({ context }: PlanSnapshot, status: PlanStatus | undefined): boolean =>
  context.intent !== null && PLAN_RULES[context.intent.command].to === status

export const servicePlanModel: FlowModel = {
  input: { actor: OWNER, plan: plan('active') },
  events,
  outcomes: { changeStatus: { done: PLAN_STATUSES.map(plan), failed: [BUSY] } },
  stateKey: ({ value, context }: PlanSnapshot) =>
    JSON.stringify([value, context.plan.status, context.intent?.command ?? null, context.failure !== null]),
  plausible: (snapshot: PlanSnapshot, event: AnyEventObject) =>
    event.type.startsWith('xstate.done.actor.')
      ? follows(snapshot, (event.output as PlanCore | undefined)?.status)
      : true,
}
