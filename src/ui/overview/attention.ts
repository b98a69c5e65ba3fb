import type { Job } from '@/domain/job/job'
import { lacksCrew } from '@/domain/scheduling/bookings'
import { type Lateness, latenessOf, type Moment } from '@/domain/scheduling/lateness'
import { type Day, plusDays } from '@/domain/time/calendar'
import { type Viewer, withoutCrewOn } from './today'

export type LateJob = { job: Job; lateness: Lateness }

export type Attention = {
  /** Today's late jobs with a crew, latest first. */
  late: LateJob[]
  withoutCrewToday: Job[]
  withoutCrewTomorrow: Job[]
  tomorrow: Day
}

/** Clients get none; the crew sees late jobs, the office also jobs without a crew. */
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
