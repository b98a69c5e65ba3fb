import type { Day, TimeOfDay } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'

/** What time it is where the business is. */
export type Moment = { today: Day; time: TimeOfDay }

/** Whether a job should have begun, or be done, by now. */
export const isLate = (job: Job, { today, time }: Moment): boolean => {
  if (job.scheduled_date !== today) return false
  if (job.status === 'in_progress') return job.scheduled_end_time < time
  const isAhead = job.status === 'scheduled' || job.status === 'assigned' || job.status === 'rescheduled'
  return (isAhead || job.status === 'en_route') && job.scheduled_start_time < time
}
