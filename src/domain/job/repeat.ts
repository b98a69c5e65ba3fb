import type { Actor } from '../permissions/actor'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import { readable } from '../text/wording'
import { type Day, daysBetween, formatDate, plusDays, plusMonths } from '../time/calendar'
import { isOpen, mayCreateJobs, mayEditJob } from './commands'
import type { Job, JobPlace } from './job'
import type { Rhythm } from './rhythm'

export { RHYTHMS, type Rhythm } from './rhythm'

/** Includes the first visit. */
const LEAST_VISITS = 2
const MOST_VISITS = 52
const MOST_MONTHS = 12

export type RepeatPlan = { rhythm: Rhythm } & ({ count: number } | { until: Day })

export const rhythmLabel = (rhythm: Rhythm): string => readable(rhythm)

const dayOf = (first: Day, rhythm: Rhythm, index: number): Day => {
  if (rhythm === 'monthly') return plusMonths(first, index)
  return plusDays(first, index * (rhythm === 'weekly' ? 7 : 14))
}

const countOf = (first: Day, plan: RepeatPlan): number => {
  if ('count' in plan) return plan.count
  let count = 0
  while (count <= MOST_VISITS && dayOf(first, plan.rhythm, count) <= plan.until) count += 1
  return count
}

/** Visits within a year of the first one. */
const visitsInYear = (first: Day, rhythm: Rhythm): number =>
  Math.min(MOST_VISITS, countOf(first, { rhythm, until: plusMonths(first, MOST_MONTHS) }))

/** For example `From 2 to 52, this one included.` */
export const visitsHint = (first: Day, rhythm: Rhythm): string =>
  `From ${LEAST_VISITS} to ${visitsInYear(first, rhythm)}, this one included.`

/** Requires 2 to 52 visits within a year; null when the plan is valid. */
export const planProblem = (first: Day, plan: RepeatPlan): string | null => {
  const limit = plusMonths(first, MOST_MONTHS)
  if ('until' in plan && plan.until > limit) return `A repeat runs for one year at most, until ${formatDate(limit)}`
  const count = countOf(first, plan)
  if (!Number.isInteger(count)) return 'Enter the number of visits as a whole number'
  if (count < LEAST_VISITS)
    return 'until' in plan ? 'No other visit comes before this date' : `A repeat has at least ${LEAST_VISITS} visits`
  if (count > MOST_VISITS) return `A repeat has at most ${MOST_VISITS} visits`
  if (dayOf(first, plan.rhythm, count - 1) > limit)
    return `A repeat runs for one year at most: use ${visitsInYear(first, plan.rhythm)} visits or fewer`
  return null
}

/** Requires a valid plan. */
export const visitDays = (first: Day, plan: RepeatPlan): Day[] =>
  Array.from({ length: countOf(first, plan) }, (_, index) => dayOf(first, plan.rhythm, index))

type Repeatable = Pick<Job, 'repeat_id' | 'status' | 'scheduled_date' | 'assigned_crew_members' | 'client_id'>

/** True when the job can start a repeat. Repeating creates jobs and changes this one, so it needs both permissions. */
export const judgeRepeat = (actor: Actor, job: Repeatable, today: Day): Verdict => {
  if (!mayCreateJobs(actor)) return notPermitted('Your role can’t create jobs.')
  if (!mayEditJob(actor, job)) return notPermitted('Your role can’t edit this job.')
  return byStatus(statusReason(job, today))
}

const statusReason = (job: Pick<Job, 'repeat_id' | 'status' | 'scheduled_date'>, today: Day): string | null => {
  if (job.repeat_id !== null) return 'This job is already a visit of a repeat.'
  if (!isOpen(job.status)) return 'Only an open job can be repeated. Duplicate this one first.'
  return job.scheduled_date < today ? 'This day has passed. Reschedule the job before you repeat it.' : null
}

type Visit = Pick<Job, 'id' | 'repeat_id' | 'repeat_rhythm' | 'repeat_visit' | 'repeat_visits' | 'status'>

/** `Weekly, 3 of 12`; null for a job that does not repeat. */
export const repeatText = ({ repeat_rhythm, repeat_visit, repeat_visits }: Visit): string | null =>
  repeat_rhythm && repeat_visit ? `${rhythmLabel(repeat_rhythm)}, ${repeat_visit} of ${repeat_visits}` : null

const number = ({ repeat_visit }: Visit) => repeat_visit ?? 0

const visitsOf = <V extends Visit>(job: Visit, jobs: readonly V[]): V[] =>
  job.repeat_id === null
    ? []
    : jobs.filter(({ repeat_id }) => repeat_id === job.repeat_id).sort((a, b) => number(a) - number(b))

/** Previous and next existing visits, skipping cancelled ones. */
export const neighbours = <V extends Visit>(job: Visit, jobs: readonly V[]) => {
  const visits = visitsOf(job, jobs).filter(({ status }) => status !== 'cancelled')
  return {
    previous: visits.findLast((visit) => number(visit) < number(job)) ?? null,
    next: visits.find((visit) => number(visit) > number(job)) ?? null,
  }
}

/** Later open visits of the repeat, for "this and following". */
export const followingVisits = <V extends Visit>(job: Visit, jobs: readonly V[]): V[] =>
  visitsOf(job, jobs).filter((visit) => number(visit) > number(job) && isOpen(visit.status))

const time = ({ scheduled_start_time, scheduled_end_time }: JobPlace) => ({ scheduled_start_time, scheduled_end_time })

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Applies a visit's move to another one: shifts it by as many days and copies time and crew if they changed. */
export const placeAlike = (from: JobPlace, to: JobPlace, other: JobPlace): JobPlace => ({
  scheduled_date: plusDays(other.scheduled_date, daysBetween(from.scheduled_date, to.scheduled_date)),
  ...time(isSame(time(from), time(to)) ? other : to),
  assigned_crew_members: (isSame(from.assigned_crew_members, to.assigned_crew_members) ? other : to)
    .assigned_crew_members,
})
