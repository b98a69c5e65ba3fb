import { defineArea } from './area'
import { loadedLater } from './loaded-later'

/** Money that goes to clients: payouts. */
export const payouts = defineArea({
  name: 'payouts',
  services: ({ http, graphql }) =>
    loadedLater(async () => (await import('@/services/payouts/payout-service')).createPayoutService(http, graphql)),
})
