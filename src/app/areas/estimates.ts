import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const estimates = defineArea({
  name: 'estimates',
  services: ({ graphql }) =>
    loadedLater(async () => (await import('@/services/estimates/estimate-service')).createEstimateService(graphql)),
})
