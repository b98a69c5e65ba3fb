import { defineFlow } from '@/events/flow'
import { estimateApprovalMachine } from '@/machines/estimate-approval/machine'
import { estimateUpcasters } from '@/machines/estimate-approval/upcasters'
import { actorsFor } from '@/machines/port'
import type { Shared } from '../areas/area'
import { loadedLater } from '../loaded-later'

export const estimateFlows = ({ graphql, changed }: Shared) => {
  const ports = loadedLater(async () => {
    const { createEstimatePorts } = await import('@/services/estimates/estimate-ports')
    return createEstimatePorts(graphql, () => void changed('estimates', 'jobs', 'invoices', 'facts'))
  })
  const { send, approve, reject, revise, convert } = ports
  return {
    'estimate-approval': defineFlow({
      name: 'estimate-approval',
      machine: estimateApprovalMachine.provide({
        actors: actorsFor({ send, approve, reject, revise, convert }),
      }),
      upcasters: estimateUpcasters,
      writeAhead: ['estimate.approve', 'estimate.convert'],
      // A refused request stays visible with the estimate until the user retries it.
      rests: ({ context }) => context.intent === null,
    }),
  }
}
