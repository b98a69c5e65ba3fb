import { invitationRoutes } from './accounts/invitations'
import { invitingRoutes } from './accounts/inviting'
import { passwordResetRoutes } from './accounts/password-reset'
import { accountRoutes } from './accounts/register'
import { roleRoutes } from './accounts/roles'
import { userRoutes } from './accounts/users'
import { analyticsRoutes } from './analytics/routes'
import { billingRoutes } from './billing/card-routes'
import { subscriptionRoutes } from './billing/subscription-routes'
import { createBillingSweep } from './billing/sweep'
import { catalogRoutes } from './catalog/routes'
import { clientPageRoutes } from './client-page/routes'
import { clientRoutes } from './clients/routes'
import type { LateService } from './core/back-end'
import { createContentSweep } from './core/content-sweep'
import { crewRoutes } from './crew/routes'
import { createEstimateSweep } from './estimates/sweep'
import { graphqlRoute } from './graphql/route'
import { hostedRoutes } from './hosted/routes'
import { createDaySweep } from './jobs/missed'
import { jobRoutes } from './jobs/routes'
import { onboardingRoutes } from './onboarding/routes'
import { accountRoutes as connectedAccountRoutes } from './payments/account-routes'
import { paymentRoutes } from './payments/routes'
import { payoutRoutes } from './payouts/routes'
import { createPayoutSweep } from './payouts/sweep'
import { planRoutes } from './plans/routes'
import { createPlanSweep } from './plans/sweep'
import { scheduleRoutes } from './scheduling/routes'
import { trackingRoutes } from './tracking/routes'

/** What every page but sign-in asks for. The sign-in page does without, so these routes and their rules load late. */
export const lateServiceWith = (tokenLifetime: number): LateService => ({
  sweeps: (store) => [
    createBillingSweep(store),
    createDaySweep(store),
    createPlanSweep(store),
    createEstimateSweep(store),
    createPayoutSweep(store),
    createContentSweep(store),
  ],
  routes: [
    ...accountRoutes(tokenLifetime),
    ...analyticsRoutes,
    ...billingRoutes,
    ...catalogRoutes,
    ...clientPageRoutes,
    ...clientRoutes,
    ...crewRoutes,
    ...hostedRoutes,
    ...invitationRoutes(tokenLifetime),
    ...invitingRoutes,
    ...jobRoutes,
    ...onboardingRoutes,
    ...passwordResetRoutes,
    ...payoutRoutes,
    ...connectedAccountRoutes,
    ...paymentRoutes,
    ...planRoutes,
    ...roleRoutes,
    ...scheduleRoutes,
    ...subscriptionRoutes,
    ...trackingRoutes,
    ...userRoutes,
    graphqlRoute,
  ],
})
