import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { dueVisits, nextAfterCompletion } from '@/domain/service-plan/visits'
import { dayAt, formatDate } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { charged } from './decisions'
import { planFacts, VISIT_COMPLETED } from './tables'
import { visitsPlanned } from './visit-jobs'
import { visitsOf } from './visits'

/**
 * Effects of a completed visit on its plan: a charge per visit, and the next visit if it waited for this one. Both count from the day the
 * visit was done.
 */
export const afterVisit = (actor: Actor, job: Job, doneAt: Instant, store: Store): Decided[] => {
  const plan = job.plan_id === null ? undefined : store.find('service_plans', job.plan_id)
  if (!plan || store.isReadOnly(`service_plan/${plan.id}`)) return []
  const today = store.today(actor.time_zone)
  const day = dayAt(doneAt, actor.time_zone)
  const by = byUser(actor)
  const charges =
    plan.billing_cycle === 'per_service' ? charged(plan, [{ due_date: day, job_id: job.id }], by, store) : []
  const isOnly = visitsOf(plan.id, store).every(({ job_id, status }) => job_id === job.id || !isOpen(status))
  const counted = isOnly ? nextAfterCompletion(plan, day) : null
  if (counted === null) return charges
  // Visits are never scheduled in the past.
  const next = counted < today ? today : counted
  const due = dueVisits({ ...plan, next_visit_date: next }, [], today)
  const patch = due?.patch ?? { next_visit_date: next }
  const note = `Visit completed; the next one is due on ${formatDate(next)}`
  return [
    planFacts.changed(plan, VISIT_COMPLETED, { actor: by, note, patch }),
    ...visitsPlanned(plan, due?.visits ?? [], { actor: by, user: actor.user_id }, store),
    ...charges,
  ]
}
