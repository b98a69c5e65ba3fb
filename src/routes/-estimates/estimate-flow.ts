import { isSame } from '@/domain/edit'
import { type EstimateCommand, type KnownEstimate, knownEstimate } from '@/domain/estimate/commands'
import type { Actor } from '@/domain/permissions/actor'
import type { Flow } from '@/events/flow'
import type { EstimateEvent, EstimateRequest } from '@/machines/estimate-approval/context'
import type { estimateApprovalMachine } from '@/machines/estimate-approval/machine'
import { type EstimateSnapshot, keyOfSame } from '@/machines/estimate-approval/selectors'
import type { Activity } from '@/ui/kit/records/use-record-actions'
import { givingCommands } from '../-commanding'
import type { Workspace } from '../-context'
import { commandActivity, type RunningFlows, useFlowActivity } from '../-flow-activity'

export type EstimateFlow = Flow<typeof estimateApprovalMachine>

type Flows = Pick<Workspace, 'flows' | 'personKey'>

/** The life of an estimate, which learns how the estimate is now. */
export const lifeOf = ({ flows, personKey }: Flows, estimate: KnownEstimate, actor: Actor): EstimateFlow => {
  const known = knownEstimate(estimate)
  const flow = flows.open('estimate-approval', personKey(estimate.id), { actor, estimate: known })
  // A resumed flow may remember the estimate as it was: what the list shows comes before what is asked next.
  if (!isSame(flow.snapshot()?.context.estimate, known)) flow.send({ type: 'estimate.changed', estimate: known })
  return flow
}

/** Gives commands to estimates' flows and reports how each ended. */
export const { request, retry, keyOf } = givingCommands<EstimateEvent, EstimateRequest>({
  retry: { type: 'estimate.retry' },
  keyOfSame,
  notTaken: 'The estimate has changed meanwhile. Please look again.',
})

const KIND = {
  isOne: (flow: Flow): flow is EstimateFlow => flow.name === 'estimate-approval',
  activityOf: (snapshot: EstimateSnapshot | undefined) =>
    commandActivity(snapshot, ({ context }) => context.estimate.id),
}

/** What is going on with each estimate, by id; an estimate without an entry is idle. */
export const useEstimateActivity = (flows: RunningFlows): Activity<EstimateCommand> =>
  useFlowActivity<EstimateFlow, EstimateCommand>(flows, KIND)
