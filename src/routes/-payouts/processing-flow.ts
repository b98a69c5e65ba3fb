import { type PayoutCore, payoutCore } from '@/domain/payout/commands'
import type { Flow } from '@/events/flow'
import type { ProcessingRequest } from '@/machines/payout-processing/context'
import type { payoutProcessingMachine } from '@/machines/payout-processing/machine'
import { keyOfSame } from '@/machines/payout-processing/selectors'
import { recordFlows } from '../-commanding/record-flows'

export const {
  lifeOf,
  request,
  retry,
  keyOf,
  useActivity: usePayoutActivity,
} = recordFlows<Flow<typeof payoutProcessingMachine>, PayoutCore, ProcessingRequest>({
  name: 'payout-processing',
  toState: payoutCore,
  open: ({ flows, personKey }, payout, actor) =>
    flows.open('payout-processing', personKey(payout.id), { actor, payout }),
  recordIn: ({ context }) => context.payout,
  changed: (payout) => ({ type: 'payout.changed', payout }),
  retry: { type: 'payout.retry' },
  keyOfSame,
  notTaken: 'The payout has changed in the meantime. Please look again.',
})
