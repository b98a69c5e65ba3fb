import { defineFlow } from '@/events/flow'
import { actorsFor } from '@/machines/port'
import { servicePlanMachine } from '@/machines/service-plan/machine'
import { createPlanPorts, createPlanService } from '@/services/plans/plan-service'
import { defineArea } from './area'

/** Recurring work: templates, plans and the life of each plan. */
export const servicePlans = defineArea({
  name: 'servicePlans',
  services: ({ http, graphql }) => createPlanService(http, graphql),
  flows: ({ graphql, changed }) => ({
    'service-plan': defineFlow({
      name: 'service-plan',
      machine: servicePlanMachine.provide({
        actors: actorsFor(createPlanPorts(graphql, () => void changed('plans', 'jobs', 'facts'))),
      }),
      writeAhead: ['plan.cancel', 'plan.complete'],
      // What was asked for and refused is shown with the plan until it is retried.
      rests: ({ context }) => context.intent === null,
    }),
  }),
})
