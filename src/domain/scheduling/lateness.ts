import { JOB_RULES } from '../job/commands'
import type { Job } from '../job/job'
import { type Day, minutesBetween, type TimeOfDay } from '../time/calendar'
import { waitsForCrew } from './bookings'

export type Moment = { today: Day; time: TimeOfDay }

export type Lateness = { to: 'start' | 'end'; minutes: number }

const isAhead = (job: Job): boolean => waitsForCrew(job) || JOB_RULES.start.from.includes(job.status)

export const latenessOf = (job: Job, { today, time }: Moment): Lateness | null => {
  if (job.scheduled_date !== today) return null
  if (job.status === 'in_progress') return behind('end', job.scheduled_end_time, time)
  return isAhead(job) ? behind('start', job.scheduled_start_time, time) : null
}

const behind = (to: Lateness['to'], planned: TimeOfDay, time: TimeOfDay): Lateness | null => {
  const minutes = minutesBetween(planned, time)
  return minutes > 0 ? { to, minutes } : null
}

export const isLate = (job: Job, moment: Moment): boolean => latenessOf(job, moment) !== null
