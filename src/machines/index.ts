import { authSessionMachine } from './auth-session/machine'
import { authSessionModel } from './auth-session/model'
import { cardSetupMachine } from './card-setup/machine'
import { cardSetupModel } from './card-setup/model'
import { checkoutMachine } from './checkout/machine'
import { checkoutModel } from './checkout/model'
import { conversationMachine } from './conversation/machine'
import { conversationModel } from './conversation/model'
import { estimateApprovalMachine } from './estimate-approval/machine'
import { estimateApprovalModel } from './estimate-approval/model'
import { invoiceBillingMachine } from './invoice-billing/machine'
import { invoiceBillingModel } from './invoice-billing/model'
import { invoicePaymentMachine } from './invoice-payment/machine'
import { invoicePaymentModel } from './invoice-payment/model'
import { jobLifecycleMachine } from './job-lifecycle/machine'
import { jobLifecycleModel } from './job-lifecycle/model'
import type { CatalogueEntry } from './model'
import { onboardingMachine } from './onboarding/machine'
import { onboardingModel } from './onboarding/model'
import { payoutProcessingMachine } from './payout-processing/machine'
import { payoutProcessingModel } from './payout-processing/model'
import { scheduleProposalMachine } from './schedule-proposal/machine'
import { scheduleProposalModel } from './schedule-proposal/model'
import { servicePlanMachine } from './service-plan/machine'
import { servicePlanModel } from './service-plan/model'
import { subscriptionMachine } from './subscription/machine'
import { subscriptionModel } from './subscription/model'

/** Every flow of the app. The crash, lint, path and coverage tests run on all machines listed here. */
export const MACHINES: readonly CatalogueEntry[] = [
  { name: 'auth-session', machine: authSessionMachine, model: authSessionModel },
  { name: 'onboarding', machine: onboardingMachine, model: onboardingModel },
  { name: 'checkout', machine: checkoutMachine, model: checkoutModel },
  { name: 'subscription', machine: subscriptionMachine, model: subscriptionModel },
  { name: 'card-setup', machine: cardSetupMachine, model: cardSetupModel },
  { name: 'schedule-proposal', machine: scheduleProposalMachine, model: scheduleProposalModel },
  { name: 'service-plan', machine: servicePlanMachine, model: servicePlanModel },
  { name: 'estimate-approval', machine: estimateApprovalMachine, model: estimateApprovalModel },
  { name: 'invoice-billing', machine: invoiceBillingMachine, model: invoiceBillingModel },
  { name: 'payout-processing', machine: payoutProcessingMachine, model: payoutProcessingModel },
  { name: 'invoice-payment', machine: invoicePaymentMachine, model: invoicePaymentModel },
  { name: 'conversation', machine: conversationMachine, model: conversationModel },
  { name: 'job-lifecycle', machine: jobLifecycleMachine, model: jobLifecycleModel },
]
