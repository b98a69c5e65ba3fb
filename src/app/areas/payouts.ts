import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const payouts = defineArea({
  name: 'payouts',
  services: ({ http, graphql }) =>
    loadedLater(async () => (await import('@/services/payouts/payout-service')).createPayoutService(http, graphql)),
})
