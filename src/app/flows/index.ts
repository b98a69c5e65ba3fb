import { defineFlow } from '@/events/flow'
import { unansweredStep } from '@/machines/commanding/selectors'
import { payoutProcessingMachine } from '@/machines/payout-processing/machine'
import { actorsFor } from '@/machines/port'
import { scheduleProposalMachine } from '@/machines/schedule-proposal/machine'
import { servicePlanMachine } from '@/machines/service-plan/machine'
import type { Shared } from '../areas/area'
import type { Services } from '../areas/index'
import { loadedLater } from '../loaded-later'
import { billingFlows } from './billing'
import { communicationFlows } from './communications'
import { estimateFlows } from './estimates'
import { invoiceFlows } from './invoices'
import { jobFlows } from './jobs'
import { onboardingFlows } from './onboarding'
import { paymentFlows } from './payments'

const payoutFlows = ({ http, changed }: Shared) => {
  const { processPayout, cancelPayout } = loadedLater(async () => {
    const { createProcessingPorts } = await import('@/services/payouts/processing-ports')
    return createProcessingPorts(http, () => void changed('payouts', 'clients', 'facts'))
  })
  return {
    'payout-processing': defineFlow({
      name: 'payout-processing',
      machine: payoutProcessingMachine.provide({ actors: actorsFor({ processPayout, cancelPayout }) }),
      tooLate: unansweredStep,
      writeAhead: ['payout.process', 'payout.cancel'],
      // A refused request stays visible with the payout until the user retries it.
      rests: ({ context }) => context.intent === null,
    }),
  }
}

const schedulingFlows = ({ graphql, changed }: Shared) => {
  const { propose, improve, takeProposal } = loadedLater(async () => {
    const { createProposalPorts } = await import('@/services/scheduling/proposal-ports')
    return createProposalPorts(graphql, () => void changed('jobs', 'facts'))
  })
  return {
    'schedule-proposal': defineFlow({
      name: 'schedule-proposal',
      machine: scheduleProposalMachine.provide({ actors: actorsFor({ propose, improve, takeProposal }) }),
      rests: ({ value }) => value === 'idle',
    }),
  }
}

const planFlows = ({ graphql, changed }: Shared) => {
  const { changeStatus } = loadedLater(async () => {
    const { createPlanPorts } = await import('@/services/plans/plan-ports')
    return createPlanPorts(graphql, () => void changed('plans', 'jobs', 'facts'))
  })
  return {
    'service-plan': defineFlow({
      name: 'service-plan',
      machine: servicePlanMachine.provide({ actors: actorsFor({ changeStatus }) }),
      writeAhead: ['plan.cancel', 'plan.complete'],
      // A refused request stays visible with the plan until the user retries it.
      rests: ({ context }) => context.intent === null,
    }),
  }
}

/**
 * Flows of every area, by name. After a reload a flow resumes its own user's unfinished work unless its `resumes` says otherwise. The
 * overview runs no flows, so they load when the page is idle or with the first page that needs them.
 */
export const flowsWith = (shared: Shared, services: Services) => ({
  ...billingFlows(shared, services.billing),
  ...communicationFlows(shared, services.communications),
  ...estimateFlows(shared),
  ...invoiceFlows(shared),
  ...jobFlows(shared, services.jobs, services.history),
  ...onboardingFlows(shared),
  ...paymentFlows(shared, services.payments),
  ...payoutFlows(shared),
  ...planFlows(shared),
  ...schedulingFlows(shared),
})
