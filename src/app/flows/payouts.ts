import { defineFlow } from '@/events/flow'
import { unansweredStep } from '@/machines/commanding/selectors'
import { payoutProcessingMachine } from '@/machines/payout-processing/machine'
import { actorsFor } from '@/machines/port'
import type { Shared } from '../areas/area'
import { loadedLater } from '../loaded-later'

export const payoutFlows = ({ http, changed }: Shared) => {
  const { processPayout, cancelPayout } = loadedLater(async () => {
    const { createProcessingPorts } = await import('@/services/payouts/processing-ports')
    return createProcessingPorts(http, () => void changed('payouts', 'clients', 'facts'))
  })
  return {
    'payout-processing': defineFlow({
      name: 'payout-processing',
      machine: payoutProcessingMachine.provide({ actors: actorsFor({ processPayout, cancelPayout }) }),
      tooLate: unansweredStep,
      writeAhead: ['payout.process', 'payout.cancel'],
      // A refused request stays visible with the payout until the user retries it.
      rests: ({ context }) => context.intent === null,
    }),
  }
}
