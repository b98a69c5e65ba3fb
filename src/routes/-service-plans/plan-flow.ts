import { type PlanCore, planCore } from '@/domain/service-plan/commands'
import type { Flow } from '@/events/flow'
import type { PlanRequest } from '@/machines/service-plan/context'
import type { servicePlanMachine } from '@/machines/service-plan/machine'
import { keyOfSame } from '@/machines/service-plan/selectors'
import { recordFlows } from '../-commanding/record-flows'

export const {
  lifeOf,
  request,
  retry,
  keyOf,
  useActivity: usePlanActivity,
} = recordFlows<Flow<typeof servicePlanMachine>, PlanCore, PlanRequest>({
  name: 'service-plan',
  toState: planCore,
  open: ({ flows, personKey }, plan, actor) => flows.open('service-plan', personKey(plan.id), { actor, plan }),
  recordIn: ({ context }) => context.plan,
  changed: (plan) => ({ type: 'plan.changed', plan }),
  retry: { type: 'plan.retry' },
  keyOfSame,
  notTaken: 'The plan has changed in the meantime. Please look again.',
})
