import { subscriptionRoutes } from './billing/subscription-routes'
import { createBillingSweep } from './billing/sweep'
import type { LazyService } from './core/back-end'
import { createContentSweep } from './core/write/content-sweep'
import { crewRoutes } from './crew/routes'
import { createEstimateSweep } from './estimates/sweep'
import { graphqlRoute } from './graphql/route'
import { createDaySweep } from './jobs/missed'
import { jobRoutes } from './jobs/routes'
import { createPayoutSweep } from './payouts/sweep'
import { createPlanSweep } from './plans/sweep'
import { SCHEMA } from './tables'
import { trackingRoutes } from './tracking/routes'

/**
 * What the first page after signing in reads. The sign-in page does without, so these routes and their rules load late; all writes, and what
 * other pages read, load with the first request that none of these answers.
 */
export const lazyServiceWith = (tokenLifetime: number): LazyService => ({
  sweeps: (store) => [
    createBillingSweep(store),
    createDaySweep(store),
    createPlanSweep(store),
    createEstimateSweep(store),
    createPayoutSweep(store),
    createContentSweep(store),
  ],
  // Any page can report an error, even when no other code can be loaded.
  routes: [...crewRoutes, ...jobRoutes, ...subscriptionRoutes, ...trackingRoutes, graphqlRoute],
  // A removal asks the rules of undo. They come with the code of writes, so that a page that has the one needs no network for the other.
  async others() {
    const [{ otherRoutes }] = await Promise.all([import('./write-routes'), SCHEMA.undoRules()])
    return otherRoutes(tokenLifetime)
  },
})
