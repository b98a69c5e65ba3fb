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
 * The flows of every area, by name. A flow resumes after a reload what its own person left unfinished, unless its `resumes` says otherwise. The
 * overview runs none of them: they load in a quiet moment, or with the first page that does.
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
