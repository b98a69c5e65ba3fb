import { isSame } from '@/domain/edit'
import type { Actor } from '@/domain/permissions/actor'
import { type KnownPlan, knownPlan, type PlanCommand } from '@/domain/service-plan/commands'
import type { Flow } from '@/events/flow'
import type { PlanEvent, PlanRequest } from '@/machines/service-plan/context'
import type { servicePlanMachine } from '@/machines/service-plan/machine'
import { keyOfSame, type PlanSnapshot } from '@/machines/service-plan/selectors'
import type { Activity } from '@/ui/kit/records/use-record-actions'
import { givingCommands } from '../-commanding'
import type { Workspace } from '../-context'
import { commandActivity, type RunningFlows, useFlowActivity } from '../-flow-activity'

export type PlanFlow = Flow<typeof servicePlanMachine>

type Flows = Pick<Workspace, 'flows' | 'personKey'>

/** The life of a plan, which learns how the plan is now. */
export const lifeOf = ({ flows, personKey }: Flows, plan: KnownPlan, actor: Actor): PlanFlow => {
  const known = knownPlan(plan)
  const flow = flows.open('service-plan', personKey(plan.id), { actor, plan: known })
  // A resumed flow may remember the plan as it was: what the list shows comes before what is asked next.
  if (!isSame(flow.snapshot()?.context.plan, known)) flow.send({ type: 'plan.changed', plan: known })
  return flow
}

/** Gives commands to plans' flows and reports how each ended. */
export const { request, retry, keyOf } = givingCommands<PlanEvent, PlanRequest>({
  retry: { type: 'plan.retry' },
  keyOfSame,
  notTaken: 'The plan has changed meanwhile. Please look again.',
})

const KIND = {
  isOne: (flow: Flow): flow is PlanFlow => flow.name === 'service-plan',
  activityOf: (snapshot: PlanSnapshot | undefined) => commandActivity(snapshot, ({ context }) => context.plan.id),
}

/** What is going on with each plan, by id; a plan without an entry is idle. */
export const usePlanActivity = (flows: RunningFlows): Activity<PlanCommand> =>
  useFlowActivity<PlanFlow, PlanCommand>(flows, KIND)
