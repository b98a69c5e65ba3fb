import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

/** Recurring work: templates and plans. */
export const servicePlans = defineArea({
  name: 'servicePlans',
  services: ({ http, graphql }) =>
    loadedLater(async () => (await import('@/services/plans/plan-service')).createPlanService(http, graphql)),
})
