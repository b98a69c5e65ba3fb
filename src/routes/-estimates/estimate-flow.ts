import { type EstimateCore, estimateCore } from '@/domain/estimate/commands'
import type { Flow } from '@/events/flow'
import type { EstimateRequest } from '@/machines/estimate-approval/context'
import type { estimateApprovalMachine } from '@/machines/estimate-approval/machine'
import { keyOfSame } from '@/machines/estimate-approval/selectors'
import { recordFlows } from '../-commanding/record-flows'

export const {
  lifeOf,
  request,
  retry,
  keyOf,
  useActivity: useEstimateActivity,
} = recordFlows<Flow<typeof estimateApprovalMachine>, EstimateCore, EstimateRequest>({
  name: 'estimate-approval',
  toState: estimateCore,
  open: ({ flows, personKey }, estimate, actor) =>
    flows.open('estimate-approval', personKey(estimate.id), { actor, estimate }),
  recordIn: ({ context }) => context.estimate,
  changed: (estimate) => ({ type: 'estimate.changed', estimate }),
  retry: { type: 'estimate.retry' },
  keyOfSame,
  notTaken: 'The estimate has changed in the meantime. Please look again.',
})
