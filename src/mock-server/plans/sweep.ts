import { once } from '@/domain/async/once'
import { dueCharges } from '@/domain/service-plan/charges'
import { dueVisits } from '@/domain/service-plan/visits'
import type { Store } from '../core/log/store'
import type { Clocked } from './clocked'
import { visitsOf } from './visits'

/** Loaded when something is due for the first time. */
const rules = once(() => import('./run'))

/** Computes the current day once per business, because time zone arithmetic is slow. */
const activePlans = (store: Store): Clocked[] =>
  store.table('businesses').flatMap(({ id, timezone }) => {
    const plans = store.naming('service_plans', 'business_id', id).filter(({ status }) => status === 'active')
    const today = plans.length > 0 ? store.today(timezone) : ''
    return plans.map((plan) => ({ plan, today }))
  })

/** Runs before every request, so it checks the day before reading visits. */
const isDue = ({ plan, today }: Clocked, store: Store): boolean => {
  const waits = plan.next_visit_date === null && plan.counted_from === 'completion'
  const visits = waits ? visitsOf(plan.id, store) : []
  return dueCharges(plan, [], today) !== null || dueVisits(plan, visits, today) !== null
}

/** Schedules visits and charges billing cycles, each once. Must run before every answer. */
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
