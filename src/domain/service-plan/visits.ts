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

/** What the clock does for a plan's visits: those to schedule, and the plan's fields as they are then. */
export type DueVisits = {
  visits: Day[]
  patch: Pick<PlanRow, 'next_visit_date' | 'unscheduled_dates'>
}

/** The days that have gone by without being scheduled, the latest of them where there are too many. */
const passed = (plan: Clocked, days: readonly Day[]): Day[] =>
  [...plan.unscheduled_dates, ...days].slice(-MOST_UNSCHEDULED)

/** By the calendar every due day up to the horizon is scheduled; missed days are not, and a person decides about them. */
const byCalendar = (plan: Clocked, next: Day, visits: readonly PlanVisit[], today: Day): DueVisits => {
  const step = VISIT_STEPS[plan.frequency]
  const until = plusDays(today, HORIZON_DAYS)
  // The visit in the middle of which a plan was paused is there still when it is resumed.
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

/** Counted from completion there is one visit at a time; the next one waits for it. */
const oneAtATime = (plan: Clocked, next: Day, today: Day): DueVisits =>
  next < today
    ? { visits: [], patch: { next_visit_date: null, unscheduled_dates: passed(plan, [next]) } }
    : { visits: [next], patch: { next_visit_date: null, unscheduled_dates: plan.unscheduled_dates } }

/** Where one visit waits for the other and that one was cancelled, missed or deleted, the next is due a step after it. */
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

/** What there is to schedule of a plan today; null where there is nothing. Each due day comes once: the plan's `next_visit_date` moves on. */
export const dueVisits = (plan: Clocked, visits: readonly PlanVisit[], today: Day): DueVisits | null => {
  if (plan.status !== 'active') return null
  const next = nextDue(plan, visits)
  if (next === null || next > plusDays(today, HORIZON_DAYS)) return null
  return plan.counted_from === 'calendar' ? byCalendar(plan, next, visits, today) : oneAtATime(plan, next, today)
}

/** When the next visit of a plan is due once one was done on a day; null where that does not follow from it. */
export const nextAfterCompletion = (plan: Clocked, day: Day): Day | null =>
  plan.status === 'active' && plan.counted_from === 'completion' && plan.next_visit_date === null
    ? stepAfter(day, VISIT_STEPS[plan.frequency])
    : null

/** The due day from which on a plan that was paused has visits again; null where the next one waits for a visit under way. */
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

/** Visits that are cancelled when a plan rests or ends: those to come. One that is under way is finished. */
export const visitsToCome = (visits: readonly PlanVisit[]): PlanVisit[] =>
  visits
    .filter(({ status }) => isOpen(status) && !isUnderWay(status))
    .sort((a, b) => earliestFirst(a.scheduled_date, b.scheduled_date))

const isUnderWay = (status: PlanVisit['status']): boolean => status === 'en_route' || status === 'in_progress'

/** Visits in the middle of which someone is. */
export const visitsUnderWay = (visits: readonly PlanVisit[]): PlanVisit[] =>
  visits.filter(({ status }) => isUnderWay(status))

/** How far a plan has got (PLAN-04): cancelled visits count for nothing. */
export const progressOf = (visits: readonly PlanVisit[]) => ({
  total_services_completed: visits.filter(({ status }) => status === 'completed').length,
  total_services_scheduled: visits.filter(({ status }) => status !== 'cancelled').length,
})

/** The day of the next visit, scheduled or only due; null where none will follow. */
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

/** `40` for 2 of 5; 0 where nothing is scheduled. */
export const progressPercent = (plan: {
  total_services_completed: number
  total_services_scheduled: number
}): number => {
  const { total_services_completed: done, total_services_scheduled: all } = plan
  return all === 0 ? 0 : Math.round((done / all) * 100)
}
