import type { AnyEventObject } from 'xstate'
import type { Actor } from '@/domain/permissions/actor'
import { PERMISSION_NAMES } from '@/domain/permissions/catalogue'
import { type KnownPlan, PLAN_RULES } from '@/domain/service-plan/commands'
import { PLAN_STATUSES, type PlanStatus } from '@/domain/service-plan/vocabulary'
import type { FlowModel } from '../model'
import type { PlanEvent } from './context'
import type { PlanSnapshot } from './selectors'

const owner: Actor = {
  user_id: 1,
  name: 'Dana Whitfield',
  user_type: 'business_owner',
  business_id: 1,
  time_zone: 'America/Chicago',
  permissions: PERMISSION_NAMES,
  crew_member_id: null,
  client_id: null,
}

const plan = (status: PlanStatus): KnownPlan => ({ id: 1, status })

const events: PlanEvent[] = [
  { type: 'plan.pause', id: 'intent-pause' },
  { type: 'plan.resume', id: 'intent-resume' },
  { type: 'plan.cancel', id: 'intent-cancel' },
  { type: 'plan.complete', id: 'intent-complete' },
  ...PLAN_STATUSES.map((status) => ({ type: 'plan.changed', plan: plan(status) }) as const),
  { type: 'plan.retry' },
  { type: 'plan.dismiss' },
]

const refusal = { message: 'The server is busy. Please try again.', status: 503, details: null }

/** Whether an answer is the one that the command under way leads to. */
const follows = ({ context }: PlanSnapshot, status: PlanStatus | undefined): boolean =>
  context.intent !== null && PLAN_RULES[context.intent.command].to === status

export const servicePlanModel: FlowModel = {
  input: { actor: owner, plan: plan('active') },
  events,
  outcomes: { changeStatus: { done: PLAN_STATUSES.map(plan), failed: [refusal] } },
  stateKey: ({ value, context }: PlanSnapshot) =>
    JSON.stringify([value, context.plan.status, context.intent?.command ?? null, context.failure !== null]),
  plausible: (snapshot: PlanSnapshot, event: AnyEventObject) =>
    event.type.startsWith('xstate.done.actor.')
      ? follows(snapshot, (event.output as KnownPlan | undefined)?.status)
      : true,
}
