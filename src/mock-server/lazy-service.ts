import { subscriptionRoutes } from './billing/subscription-routes'
import { createBillingSweep } from './billing/sweep'
import { createOutboxSweep } from './communications/outbox-sweep'
import { createCarrierSweep } from './communications/settings/carrier-sweep'
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
 * Reads of the first page after sign-in, loaded separately because the sign-in page doesn't need them. All writes and the reads of other
 * pages load with the first request that none of these routes handles.
 */
export const lazyServiceWith = (tokenLifetime: number): LazyService => ({
  sweeps: (store) => [
    createBillingSweep(store),
    createDaySweep(store),
    createPlanSweep(store),
    createEstimateSweep(store),
    createPayoutSweep(store),
    // Before messages leave, which a registration allows.
    createCarrierSweep(store),
    createOutboxSweep(store),
    createContentSweep(store),
  ],
  // Any page can report an error, even when no other code can be loaded.
  routes: [...crewRoutes, ...jobRoutes, ...subscriptionRoutes, ...trackingRoutes, graphqlRoute],
  // Deletion checks use the undo rules. They load with the write routes, so that neither needs the network once the other is there.
  async others() {
    const [{ otherRoutes }] = await Promise.all([import('./write-routes'), SCHEMA.undoRules()])
    return otherRoutes(tokenLifetime)
  },
})
