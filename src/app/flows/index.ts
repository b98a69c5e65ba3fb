import type { Shared } from '../areas/area'
import type { Services } from '../areas/index'
import { billingFlows } from './billing'
import { estimateFlows } from './estimates'
import { invoiceFlows } from './invoices'
import { jobFlows } from './jobs'
import { onboardingFlows } from './onboarding'
import { paymentFlows } from './payments'
import { payoutFlows } from './payouts'
import { schedulingFlows } from './scheduling'
import { planFlows } from './service-plans'

/**
 * Flows of every area, by name. After a reload a flow resumes its own user's unfinished work unless its `resumes` says otherwise. The
 * overview runs no flows, so they load when the page is idle or with the first page that needs them.
 */
export const flowsWith = (shared: Shared, services: Services) => ({
  ...billingFlows(shared, services.billing),
  ...estimateFlows(shared),
  ...invoiceFlows(shared),
  ...jobFlows(shared, services.jobs),
  ...onboardingFlows(shared),
  ...paymentFlows(shared, services.payments),
  ...payoutFlows(shared),
  ...planFlows(shared),
  ...schedulingFlows(shared),
})
