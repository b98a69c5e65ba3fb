import type { Job } from '@/domain/job/job'
import { lacksCrew } from '@/domain/scheduling/bookings'
import { type Lateness, latenessOf, type Moment } from '@/domain/scheduling/lateness'
import { type Day, plusDays } from '@/domain/time/calendar'
import { type Viewer, withoutCrewOn } from './today'

/** A job that is behind, and by how much. */
export type LateJob = { job: Job; lateness: Lateness }

/** What needs someone's attention, each job once. */
export type Attention = {
  /** Jobs of today that have a crew and are behind, the furthest first. */
  late: LateJob[]
  withoutCrewToday: Job[]
  withoutCrewTomorrow: Job[]
  tomorrow: Day
}

/** Clients get none; those who do the work see what is late, and the office also sees jobs that have no crew yet. */
export const attentionOf = (jobs: readonly Job[], moment: Moment, viewer: Viewer): Attention => {
  const tomorrow = plusDays(moment.today, 1)
  const late = jobs.flatMap((job) => {
    const lateness = lacksCrew(job) ? null : latenessOf(job, moment)
    return lateness ? [{ job, lateness }] : []
  })
  const isOffice = viewer === 'office'
  return {
    late: viewer === 'client' ? [] : late.sort((a, b) => b.lateness.minutes - a.lateness.minutes),
    withoutCrewToday: isOffice ? withoutCrewOn(jobs, moment.today) : [],
    withoutCrewTomorrow: isOffice ? withoutCrewOn(jobs, tomorrow) : [],
    tomorrow,
  }
}
