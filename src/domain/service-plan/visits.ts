import { isOpen } from '../job/commands'
import { type Day, plusDays } from '../time/calendar'
import { earliestFirst } from '../time/day'
import { MOST_UNSCHEDULED, type PlanRow, type PlanVisit } from './plan'
import { daysOn, firstFrom, stepAfter, VISIT_STEPS } from './rhythm'

/** Visits are scheduled four weeks ahead. */
export const HORIZON_DAYS = 28

type Clocked = Pick<
  PlanRow,
  'status' | 'start_date' | 'frequency' | 'counted_from' | 'next_visit_date' | 'unscheduled_dates'
>

export type DueVisits = {
  visits: Day[]
  patch: Pick<PlanRow, 'next_visit_date' | 'unscheduled_dates'>
}

/** Due days that passed unscheduled; keeps only the latest when there are too many. */
const passed = (plan: Clocked, days: readonly Day[]): Day[] =>
  [...plan.unscheduled_dates, ...days].slice(-MOST_UNSCHEDULED)

/** Schedules every due day up to the horizon. Passed days are left for a person to decide. */
const byCalendar = (plan: Clocked, next: Day, visits: readonly PlanVisit[], today: Day): DueVisits => {
  const step = VISIT_STEPS[plan.frequency]
  const until = plusDays(today, HORIZON_DAYS)
  // The visit during which a plan was paused still exists when the plan resumes.
  const isThere = (day: Day) => visits.some(({ due_date, status }) => due_date === day && status !== 'cancelled')
  const days = daysOn(plan.start_date, step, { from: next, until }).filter((day) => !isThere(day))
  return {
    visits: days.filter((day) => day >= today),
    patch: {
      next_visit_date: firstFrom(plan.start_date, step, plusDays(until, 1)),
      unscheduled_dates: passed(
        plan,
        days.filter((day) => day < today),
      ),
    },
  }
}

/** Counted from completion, each visit waits for the previous one. */
const oneAtATime = (plan: Clocked, next: Day, today: Day): DueVisits =>
  next < today
    ? { visits: [], patch: { next_visit_date: null, unscheduled_dates: passed(plan, [next]) } }
    : { visits: [next], patch: { next_visit_date: null, unscheduled_dates: plan.unscheduled_dates } }

/** The next due day after a canceled, missed or deleted visit: one step later. */
const nextDue = (plan: Clocked, visits: readonly PlanVisit[]): Day | null => {
  const waits = plan.counted_from === 'completion' && plan.next_visit_date === null
  if (!waits) return plan.next_visit_date
  if (plan.unscheduled_dates.length > 0 || visits.some(({ status }) => isOpen(status))) return null
  const last = visits
    .map(({ scheduled_date }) => scheduled_date)
    .sort()
    .at(-1)
  return last === undefined ? plan.start_date : stepAfter(last, VISIT_STEPS[plan.frequency])
}

/** Visits to schedule today; null without any. Each due day comes once: the plan's `next_visit_date` moves on. */
export const dueVisits = (plan: Clocked, visits: readonly PlanVisit[], today: Day): DueVisits | null => {
  if (plan.status !== 'active') return null
  const next = nextDue(plan, visits)
  if (next === null || next > plusDays(today, HORIZON_DAYS)) return null
  return plan.counted_from === 'calendar' ? byCalendar(plan, next, visits, today) : oneAtATime(plan, next, today)
}

/** Due day of the next visit after a completion; null when the plan isn't counted from completion. */
export const nextAfterCompletion = (plan: Clocked, day: Day): Day | null =>
  plan.status === 'active' && plan.counted_from === 'completion' && plan.next_visit_date === null
    ? stepAfter(day, VISIT_STEPS[plan.frequency])
    : null

/** The due day from which a resumed plan has visits; null when it waits for a visit in progress. */
export const resumedFrom = (plan: Clocked, visits: readonly PlanVisit[], today: Day): Day | null => {
  const step = VISIT_STEPS[plan.frequency]
  if (plan.counted_from === 'calendar') return firstFrom(plan.start_date, step, today)
  if (visitsUnderWay(visits).length > 0) return null
  const last = visits
    .filter(({ status }) => status === 'completed')
    .map(({ scheduled_date }) => scheduled_date)
    .sort()
    .at(-1)
  const due = last === undefined ? plan.start_date : stepAfter(last, step)
  return due < today ? today : due
}

/** Visits to cancel when a plan pauses or ends. A visit in progress is finished. */
export const visitsToCome = (visits: readonly PlanVisit[]): PlanVisit[] =>
  visits
    .filter(({ status }) => isOpen(status) && !isUnderWay(status))
    .sort((a, b) => earliestFirst(a.scheduled_date, b.scheduled_date))

const isUnderWay = (status: PlanVisit['status']): boolean => status === 'en_route' || status === 'in_progress'

export const visitsUnderWay = (visits: readonly PlanVisit[]): PlanVisit[] =>
  visits.filter(({ status }) => isUnderWay(status))

/** Completed and total visits (PLAN-04); canceled ones don't count. */
export const progressOf = (visits: readonly PlanVisit[]) => ({
  total_services_completed: visits.filter(({ status }) => status === 'completed').length,
  total_services_scheduled: visits.filter(({ status }) => status !== 'cancelled').length,
})

export const nextServiceDate = (
  plan: Pick<PlanRow, 'status' | 'next_visit_date'>,
  visits: readonly PlanVisit[],
): Day | null => {
  const [first] = visits
    .filter(({ status }) => isOpen(status))
    .map(({ scheduled_date }) => scheduled_date)
    .sort()
  return first ?? (plan.status === 'active' ? plan.next_visit_date : null)
}

/** `40` for 2 of 5; 0 without visits. */
export const progressPercent = (plan: {
  total_services_completed: number
  total_services_scheduled: number
}): number => {
  const { total_services_completed: done, total_services_scheduled: all } = plan
  return all === 0 ? 0 : Math.round((done / all) * 100)
}
