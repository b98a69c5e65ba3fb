import { once } from '@/domain/async/once'
import { dueCharges } from '@/domain/service-plan/charges'
import { dueVisits } from '@/domain/service-plan/visits'
import type { Store } from '../core/log/store'
import type { Clocked } from './clocked'
import { visitsOf } from './visits'

/** What follows for plans loads when something is due for the first time. */
const rules = once(() => import('./run'))

/** The active plans with the day it is at their business, which is worked out once for all of them: that takes far longer than to compare it. */
const activePlans = (store: Store): Clocked[] =>
  store.table('businesses').flatMap(({ id, timezone }) => {
    const plans = store.naming('service_plans', 'business_id', id).filter(({ status }) => status === 'active')
    const today = plans.length > 0 ? store.today(timezone) : ''
    return plans.map((plan) => ({ plan, today }))
  })

/** Whether the clock has something to do with a plan. Asked before every request, so that it reads no visits where the day says no. */
const isDue = ({ plan, today }: Clocked, store: Store): boolean => {
  const waits = plan.next_visit_date === null && plan.counted_from === 'completion'
  const visits = waits ? visitsOf(plan.id, store) : []
  return dueCharges(plan, [], today) !== null || dueVisits(plan, visits, today) !== null
}

/** Schedules visits and charges cycles as time passes, each once; call it before answering anything. */
export const createPlanSweep = (store: Store) => async (): Promise<void> => {
  const isAnythingDue = activePlans(store).some(
    (each) => isDue(each, store) && !store.isReadOnly(`service_plan/${each.plan.id}`),
  )
  if (!isAnythingDue) return
  const { runOf, inParts } = await rules()
  await store.exclusively(async () => {
    const facts = runOf(activePlans(store), store)
    await store.commit(inParts(facts).map((fact) => ({ ...fact, cause: null })))
  })
}
