import { createPlan, listPlans, toWirePlan } from '@/contract/plans'
import { mayManagePlans } from '@/domain/service-plan/permissions'
import { withDamaged } from '../catalog/checks'
import type { Route } from '../core/call'
import { command } from '../core/write/command'
import { permitReading } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { created } from './decisions'
import { listed } from './listed'

export const planRoutes: readonly Route[] = [
  reading(listPlans, ({ actor, businessId }, store) => {
    permitReading('service_plans', mayManagePlans(actor), store)
    const plans = store.naming('service_plans', 'business_id', businessId)
    const items = plans.map((plan) => toWirePlan(listed(plan, actor, store)))
    return { plans: withDamaged('service_plans', items, actor, store) }
  }),

  writing(
    createPlan,
    command('service_plans', {
      may: { rule: mayManagePlans, participle: 'created' },
      facts: (request, store) => created(request, store),
      answer: ({ row }, { actor }, store) => ({ plan: toWirePlan(listed(row(), actor, store)) }),
    }),
  ),
]
