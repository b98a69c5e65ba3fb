import { defineFlow } from '@/events/flow'
import { actorsFor } from '@/machines/port'
import { servicePlanMachine } from '@/machines/service-plan/machine'
import type { Shared } from '../areas/area'
import { loadedLater } from '../loaded-later'

export const planFlows = ({ graphql, changed }: Shared) => {
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
