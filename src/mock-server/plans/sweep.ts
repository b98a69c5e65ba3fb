import { type Day, formatDate } from '@/domain/calendar'
import { dueCharges } from '@/domain/service-plan/charges'
import type { PlanRow } from '@/domain/service-plan/plan'
import { dueVisits } from '@/domain/service-plan/visits'
import { counted } from '@/domain/wording'
import { AUTOMATIC } from '../core/automatic'
import type { Decided } from '../core/carry-out'
import type { Store } from '../core/store'
import { charged } from './decisions'
import { visitsOf } from './listed'
import { CLOCKED, planFacts } from './tables'
import { visitsPlanned } from './visit-jobs'

const lines = (days: readonly string[], passed: number, cycles: readonly string[]): string =>
  [
    days.length > 0 && `${counted(days.length, 'visit')} scheduled`,
    passed > 0 && `${counted(passed, 'visit')} went by without being scheduled`,
    cycles.length > 0 && `Charged for ${cycles.map((day) => formatDate(day)).join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ') || 'The next visit is due'

type Clocked = { plan: PlanRow; today: Day }

/** The active plans with the day it is at their business, which is worked out once for all of them: that takes far longer than to compare it. */
const activePlans = (store: Store): Clocked[] =>
  store.table('businesses').flatMap(({ id, timezone }) => {
    const plans = store.naming('service_plans', 'business_id', id).filter(({ status }) => status === 'active')
    const today = plans.length > 0 ? store.today(timezone) : ''
    return plans.map((plan) => ({ plan, today }))
  })

/** What the clock does with a plan by now; nothing where nothing is due. */
const clocked = ({ plan, today }: Clocked, store: Store): Decided[] => {
  if (store.isReadOnly(`service_plan/${plan.id}`)) return []
  const visits = dueVisits(plan, visitsOf(plan.id, store), today)
  const charges = dueCharges(plan, store.naming('plan_charges', 'plan_id', plan.id), today)
  if (!visits && !charges) return []
  const days = visits?.visits ?? []
  const passed = (visits?.patch.unscheduled_dates.length ?? 0) - plan.unscheduled_dates.length
  const due = charges?.days ?? []
  const patch = { ...visits?.patch, ...(charges && { next_billing_date: charges.next_billing_date }) }
  return [
    planFacts.changed(plan, CLOCKED, { actor: AUTOMATIC, note: lines(days, Math.max(0, passed), due), patch }),
    ...visitsPlanned(plan, days, { actor: AUTOMATIC, user: plan.created_by }, store),
    ...charged(
      plan,
      due.map((due_date) => ({ due_date, job_id: null })),
      AUTOMATIC,
      store,
    ),
  ]
}

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
  await store.exclusively(async () => {
    const facts = activePlans(store).flatMap((each) => clocked(each, store))
    await store.commit(facts.map((fact) => ({ ...fact, cause: null })))
  })
}
