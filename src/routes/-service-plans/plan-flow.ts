import { type KnownPlan, knownPlan } from '@/domain/service-plan/commands'
import type { Flow } from '@/events/flow'
import type { PlanRequest } from '@/machines/service-plan/context'
import type { servicePlanMachine } from '@/machines/service-plan/machine'
import { keyOfSame } from '@/machines/service-plan/selectors'
import { recordLives } from '../-commanding/record-lives'

/** The lives of service plans. */
export const {
  lifeOf,
  request,
  retry,
  keyOf,
  useActivity: usePlanActivity,
} = recordLives<Flow<typeof servicePlanMachine>, KnownPlan, PlanRequest>({
  name: 'service-plan',
  known: knownPlan,
  open: ({ flows, personKey }, plan, actor) => flows.open('service-plan', personKey(plan.id), { actor, plan }),
  knownIn: ({ context }) => context.plan,
  changed: (plan) => ({ type: 'plan.changed', plan }),
  retry: { type: 'plan.retry' },
  keyOfSame,
  notTaken: 'The plan has changed in the meantime. Please look again.',
})
