import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const servicePlans = defineArea({
  name: 'servicePlans',
  services: ({ http, graphql }) =>
    loadedLater(async () => (await import('@/services/plans/plan-service')).createPlanService(http, graphql)),
})
