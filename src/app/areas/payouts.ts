import { defineFlow } from '@/events/flow'
import { payoutProcessingMachine } from '@/machines/payout-processing/machine'
import { actorsFor } from '@/machines/port'
import { defineArea } from './area'
import { loadedLater } from './loaded-later'

/** Money that goes to clients: payouts, and the life of each. */
export const payouts = defineArea({
  name: 'payouts',
  services: ({ http, graphql }) =>
    loadedLater(async () => (await import('@/services/payouts/payout-service')).createPayoutService(http, graphql)),
  flows({ http, changed }) {
    const { processPayout, cancelPayout } = loadedLater(async () => {
      const { createProcessingPorts } = await import('@/services/payouts/processing-ports')
      return createProcessingPorts(http, () => void changed('payouts', 'clients', 'facts'))
    })
    return {
      'payout-processing': defineFlow({
        name: 'payout-processing',
        machine: payoutProcessingMachine.provide({ actors: actorsFor({ processPayout, cancelPayout }) }),
        writeAhead: ['payout.process', 'payout.cancel'],
        // What was asked for and refused is shown with the payout until it is retried.
        rests: ({ context }) => context.intent === null,
      }),
    }
  },
})
