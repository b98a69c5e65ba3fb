import { filterJobs } from '@/domain/job/filter'
import { JOB_STATUSES, type Job, type JobStatus } from '@/domain/job/job'
import { bySlot } from '@/domain/job/order'
import { type Cents, sumOfCents } from '@/domain/money/money'
import { lacksCrew } from '@/domain/scheduling/bookings'
import { type Day, plusDays, weekOf } from '@/domain/time/calendar'

export type Viewer = 'office' | 'crew' | 'client'

/** This week, plus tomorrow if it falls in the next one. */
export const daysShown = (today: Day): { first: Day; last: Day } => {
  const { first, last } = weekOf(today)
  const tomorrow = plusDays(today, 1)
  return { first, last: tomorrow > last ? tomorrow : last }
}

export type StatusCount = { status: JobStatus; count: number }

export type DaySummary = {
  /** Without cancelled jobs, like the job list (JOB-08), soonest first. */
  jobs: Job[]
  /** Soonest first; only shown separately to the office. */
  withoutCrew: Job[]
  byStatus: StatusCount[]
  /** Estimated revenue of the day, without missed jobs. */
  planned: Cents
  priced: Job[]
}

/** A day's unassigned work, soonest first. The overview's only source for this count. */
export const withoutCrewOn = (jobs: readonly Job[], day: Day): Job[] =>
  jobs.filter((job) => job.scheduled_date === day && lacksCrew(job)).sort(bySlot)

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
