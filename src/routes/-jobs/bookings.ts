import type { Day } from '@/domain/calendar'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Booking } from '@/ui/jobs/types'

/** Who is booked on a day, and for which job. */
export const bookingsOn = (jobs: readonly Job[], day: Day): Booking[] =>
  jobs
    .filter((job) => job.scheduled_date === day && isOpen(job.status))
    .flatMap((job) =>
      job.assigned_crew_members.map((crew_member_id) => ({
        crew_member_id,
        job_id: job.id,
        job_number: job.job_number,
        start: job.scheduled_start_time,
        end: job.scheduled_end_time,
      })),
    )
