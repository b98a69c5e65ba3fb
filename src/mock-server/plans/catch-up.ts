import type { PlanRow } from '@/domain/service-plan/plan'
import { firstFrom, VISIT_STEPS } from '@/domain/service-plan/rhythm'
import { dueVisits } from '@/domain/service-plan/visits'
import { counted } from '@/domain/text/wording'
import { plusDays } from '@/domain/time/calendar'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { planFacts } from './tables'
import { visitsPlanned } from './visit-jobs'
import { visitsOf } from './visits'

export type CatchUp = { plans: readonly number[]; skip: boolean }

const skipped = (plan: PlanRow, requester: Requester, store: Store): Decided[] => {
  const today = store.today(requester.actor.time_zone)
  const by = byUser(requester.actor)
  const last = plan.unscheduled_dates.at(-1) ?? today
  const settled: PlanRow = { ...plan, unscheduled_dates: [] }
  // One visit at a time: each skipped visit moves the next due date.
  if (plan.counted_from === 'completion')
    settled.next_visit_date = firstFrom(last, VISIT_STEPS[plan.frequency], plusDays(today, 1))
  const due = dueVisits(settled, visitsOf(plan.id, store), today)
  const note = `Skipped ${counted(plan.unscheduled_dates.length, 'visit')}`
  return [
    planFacts.changed(plan, 'service_plan.skipped', { actor: by, note, patch: { ...settled, ...due?.patch } }),
    ...visitsPlanned(plan, due?.visits ?? [], { actor: by, user: requester.user.id }, store),
  ]
}

const scheduled = (plan: PlanRow, requester: Requester, store: Store): Decided[] => {
  const today = store.today(requester.actor.time_zone)
  const by = byUser(requester.actor)
  const isThere = visitsOf(plan.id, store).some(({ due_date, status }) => due_date === today && status !== 'cancelled')
  const note = `One visit today for ${counted(plan.unscheduled_dates.length, 'visit')} that went by`
  return [
    planFacts.changed(plan, 'service_plan.caught_up', { actor: by, note, patch: { unscheduled_dates: [] } }),
    ...visitsPlanned(plan, isThere ? [] : [today], { actor: by, user: requester.user.id }, store),
  ]
}

/** Settles missed visits: one each today, or none; the schedule continues either way. Throws a 404 Refusal. */
export const caughtUp = (requester: Requester, { plans, skip }: CatchUp, store: Store): Decided[] =>
  [...new Set(plans)].flatMap((id) => {
    const plan = store.find('service_plans', id)
    if (plan?.business_id !== requester.businessId) throw new Refusal(404, 'Service plan not found')
    if (plan.unscheduled_dates.length === 0) return []
    return (skip ? skipped : scheduled)(plan, requester, store)
  })
