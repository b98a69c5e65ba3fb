import { setup } from 'xstate'
import { judgePlan, type PlanCommand, type PlanCore, planCore } from '@/domain/service-plan/commands'
import { PLAN_STATUSES } from '@/domain/service-plan/vocabulary'
import { commanding, NO_INTENT } from '../commanding/commanding'
import { port } from '../port'
import {
  intentFrom,
  type PlanChanged,
  type PlanContext,
  type PlanEvent,
  type PlanInput,
  type PlanIntent,
} from './context'
import type { PlanPorts } from './ports'

type Types = {
  context: PlanContext
  event: PlanEvent
  intent: PlanIntent
  command: PlanCommand
  ports: PlanPorts
  answer: PlanCore
  report: PlanChanged
}

const may = ({ actor, plan }: PlanContext, command: PlanCommand) => judgePlan(actor, command, plan).ok

const commands = commanding<Types>({
  states: { pause: 'pausing', resume: 'resuming', cancel: 'cancelling', complete: 'completing' },
  intentFrom,
  may,
  statusOf: ({ plan }) => plan.status,
  accept: (_, plan) => ({ plan: planCore(plan) }),
  learn: ({ plan }) => ({ plan: planCore(plan) }),
  isMoot: (context, { command }) => !may(context, command),
})
const { ask } = commands

const changing = (command: PlanCommand) =>
  commands.asking('changeStatus', [command], ({ key }, { plan }) => ({ key, plan_id: plan.id, command }))

/**
 * The life of a service plan (PLAN-05, X-34). Every status is a state; every command has a state that calls the back end, whose answer goes
 * through `routing` to the new status. The back end applies the effects on visits and billing, by the rules of `domain/service-plan`.
 */
export const servicePlanMachine = setup({
  types: {
    context: {} as PlanContext,
    events: {} as PlanEvent,
    input: {} as PlanInput,
  },
  actors: { changeStatus: port<PlanPorts['changeStatus']>() },
  guards: commands.guards,
  actions: commands.actions,
}).createMachine({
  id: 'service-plan',
  version: '1',
  context: ({ input }) => ({ actor: input.actor, plan: input.plan, ...NO_INTENT }),
  initial: 'routing',
  on: {
    'plan.changed': commands.learned,
    'plan.retry': commands.retry,
    'plan.dismiss': commands.dismiss,
  },
  states: {
    routing: { always: commands.toStatus(PLAN_STATUSES) },
    retrying: commands.retrying,

    active: {
      on: { 'plan.pause': ask('pause'), 'plan.cancel': ask('cancel'), 'plan.complete': ask('complete') },
    },
    paused: { on: { 'plan.resume': ask('resume'), 'plan.cancel': ask('cancel') } },
    // An undo from the history may reopen it.
    completed: {},
    cancelled: {},

    pausing: changing('pause'),
    resuming: changing('resume'),
    cancelling: changing('cancel'),
    completing: changing('complete'),
  },
})
