import { type Job, statusLabel } from '@/domain/job/job'
import { timeRange } from '@/domain/job/slot-words'
import { type Day, formatDay, formatTime } from '@/domain/time/calendar'
import type { Stop } from './types'

/** `12 Oak Street, Austin, TX 78701` */
export const addressOf = (job: Job): string =>
  `${job.property_address}, ${job.property_city}, ${job.property_state} ${job.property_zip}`

/** `Ana Stone, 12 Oak Street` */
export const placeText = (job: Job): string =>
  `${job.client_first_name} ${job.client_last_name}, ${job.property_address}`

/** `12 min drive`; null when unknown. */
export const driveText = (drive: number | null): string | null => (drive === null ? null : `${drive} min drive`)

/** `Sun, Nov 22` for a job started on another day; null for today. */
export const otherDayText = ({ scheduled_date }: Job, today: Day): string | null =>
  scheduled_date === today ? null : formatDay(scheduled_date, today)

/** The client's window, else the job's time; includes the day if it isn't today. */
export const windowText = (job: Job, today: Day): string => {
  const when =
    job.window_start !== null && job.window_end !== null
      ? `Arrive ${timeRange({ scheduled_start_time: job.window_start, scheduled_end_time: job.window_end })}`
      : timeRange(job)
  return [otherDayText(job, today), when].filter(Boolean).join(', ')
}

const STATUS_TEXT: Partial<Record<Job['status'], string>> = {
  en_route: 'On my way',
  in_progress: 'Started',
  completed: 'Completed',
}

/** `Started, 42 min on site`, `Started, waiting for network`. */
export const stopStatusText = ({ job, waits, onSite }: Stop): string => {
  const named = STATUS_TEXT[job.status] ?? statusLabel(job.status)
  const statusWithTime = onSite === null ? named : `${named}, ${onSite} on site`
  if (waits) return `${named}, waiting for network`
  const expected = job.status === 'en_route' && job.expected_arrival !== null
  return expected ? `${statusWithTime}, expected ${formatTime(job.expected_arrival ?? '00:00')}` : statusWithTime
}
