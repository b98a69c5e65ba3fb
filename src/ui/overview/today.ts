import { filterJobs } from '@/domain/job/filter'
import { JOB_STATUSES, type Job, type JobStatus } from '@/domain/job/job'
import { bySlot } from '@/domain/job/order'
import { type Cents, sumOfCents } from '@/domain/money/money'
import { lacksCrew } from '@/domain/scheduling/bookings'
import { type Day, plusDays, weekOf } from '@/domain/time/calendar'

/** The kind of person looking at the overview: the `office` plans the day, the `crew` does the work, and a `client` has it done. */
export type Viewer = 'office' | 'crew' | 'client'

/** The days whose jobs the overview shows: this week, and tomorrow where that is in the next one. */
export const daysShown = (today: Day): { first: Day; last: Day } => {
  const { first, last } = weekOf(today)
  const tomorrow = plusDays(today, 1)
  return { first, last: tomorrow > last ? tomorrow : last }
}

/** A day's jobs of one status. */
export type StatusCount = { status: JobStatus; count: number }

/** A day's work at a glance. */
export type DaySummary = {
  /** What the job list shows for the day, which leaves out cancelled jobs (JOB-08), soonest first. */
  jobs: Job[]
  /** Those of them that have no crew yet, soonest first; only the office sees them apart. */
  withoutCrew: Job[]
  /** All the others by status; statuses without a job are left out. */
  byStatus: StatusCount[]
  /** What the day's work is estimated to bring; missed jobs bring nothing. */
  planned: Cents
  /** The jobs that this is made of, the largest first. */
  priced: Job[]
}

/** Work of a day that has no crew yet, soonest first. Wherever the overview counts it, it counts it by this. */
export const withoutCrewOn = (jobs: readonly Job[], day: Day): Job[] =>
  jobs.filter((job) => job.scheduled_date === day && lacksCrew(job)).sort(bySlot)

/** Sums up the jobs of a day. */
export const summaryOf = (jobs: readonly Job[], day: Day, viewer: Viewer): DaySummary => {
  const onDay = filterJobs(jobs, { date: day }).sort(bySlot)
  const withoutCrew = viewer === 'office' ? withoutCrewOn(onDay, day) : []
  const others = onDay.filter((job) => !withoutCrew.includes(job))
  const priced = onDay.filter(({ status, estimated_cost }) => status !== 'missed' && estimated_cost > 0)
  return {
    jobs: onDay,
    withoutCrew,
    byStatus: JOB_STATUSES.map((status) => ({
      status,
      count: others.filter((job) => job.status === status).length,
    })).filter(({ count }) => count > 0),
    planned: sumOfCents(priced.map((job) => job.estimated_cost)),
    priced: priced.toSorted((a, b) => b.estimated_cost - a.estimated_cost),
  }
}
