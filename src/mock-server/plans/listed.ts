import { maySeePrices } from '@/domain/catalog/permissions'
import type { Cents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import type { PlanCharge, PlanRow, ServicePlan } from '@/domain/service-plan/plan'
import { nextServiceDate, progressOf } from '@/domain/service-plan/visits'
import { hiddenFrom } from '../core/history/subjects'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import { planBalancesIn } from '../invoices/balances'
import { visitsOf } from './visits'

/** Empty for roles that may not see prices. */
export const chargesOf = (planId: number, actor: Actor, store: Reader): readonly PlanCharge[] =>
  maySeePrices(actor) ? store.naming('plan_charges', 'plan_id', planId) : []

const NOTHING = 0 as Cents

export const listed = (plan: PlanRow, actor: Actor, store: Store): ServicePlan => {
  const visits = visitsOf(plan.id, store)
  const client = store.find('clients', plan.client_id)
  const [own, ...earlier] = planBalancesIn(plan, store)
  const seesPrices = maySeePrices(actor)
  return {
    ...plan,
    ...hiddenFrom('service_plans', plan, actor, store),
    ...progressOf(visits),
    next_service_date: nextServiceDate(plan, visits),
    outstanding_balance: seesPrices ? own.amount : NOTHING,
    ...(seesPrices && earlier.length > 0 ? { earlier_balances: earlier } : {}),
    client_first_name: client?.first_name ?? '',
    client_last_name: client?.last_name ?? '',
  }
}
