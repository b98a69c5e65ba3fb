import { isSame } from '@/domain/edit'
import { type KnownPayout, knownPayout, type PayoutCommand } from '@/domain/payout/commands'
import type { Actor } from '@/domain/permissions/actor'
import type { Flow } from '@/events/flow'
import type { ProcessingEvent, ProcessingRequest } from '@/machines/payout-processing/context'
import type { payoutProcessingMachine } from '@/machines/payout-processing/machine'
import { keyOfSame, type ProcessingSnapshot } from '@/machines/payout-processing/selectors'
import type { Activity } from '@/ui/kit/records/use-record-actions'
import { givingCommands } from '../-commanding'
import type { Workspace } from '../-context'
import { commandActivity, type RunningFlows, useFlowActivity } from '../-flow-activity'

type ProcessingFlow = Flow<typeof payoutProcessingMachine>

type Flows = Pick<Workspace, 'flows' | 'personKey'>

/** The life of a payout, which learns how the payout is now. */
export const lifeOf = ({ flows, personKey }: Flows, payout: KnownPayout, actor: Actor): ProcessingFlow => {
  const known = knownPayout(payout)
  const flow = flows.open('payout-processing', personKey(payout.id), { actor, payout: known })
  // A resumed flow may remember the payout as it was: what the list shows comes before what is asked next.
  if (!isSame(flow.snapshot()?.context.payout, known)) flow.send({ type: 'payout.changed', payout: known })
  return flow
}

/** Gives commands to payouts' flows and reports how each ended. */
export const { request, retry, keyOf } = givingCommands<ProcessingEvent, ProcessingRequest>({
  retry: { type: 'payout.retry' },
  keyOfSame,
  notTaken: 'The payout has changed meanwhile. Please look again.',
})

const KIND = {
  isOne: (flow: Flow): flow is ProcessingFlow => flow.name === 'payout-processing',
  activityOf: (snapshot: ProcessingSnapshot | undefined) =>
    commandActivity(snapshot, ({ context }) => context.payout.id),
}

/** What is going on with each payout, by id; a payout without an entry is idle. */
export const usePayoutActivity = (flows: RunningFlows): Activity<PayoutCommand> =>
  useFlowActivity<ProcessingFlow, PayoutCommand>(flows, KIND)
