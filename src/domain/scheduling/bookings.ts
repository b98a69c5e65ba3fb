import { JOB_RULES } from '../job/commands'
import type { Job } from '../job/job'
import type { Day, TimeOfDay } from '../time/calendar'
import { earliestFirst } from '../time/day'

/** Half-open: excludes `end`. */
export type Stretch = { start: TimeOfDay; end: TimeOfDay }

export type Booking = Stretch & { job: Job }

/** Adjacent time ranges don't overlap. */
export const overlap = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end

export const isWithin = (inner: Stretch, outer: Stretch): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

export const stretchOf = (job: Pick<Job, 'scheduled_start_time' | 'scheduled_end_time'>): Stretch => ({
  start: job.scheduled_start_time,
  end: job.scheduled_end_time,
})

/** False for cancelled and missed jobs. */
export const stands = ({ status }: Pick<Job, 'status'>): boolean => status !== 'cancelled' && status !== 'missed'

/** Includes rescheduled jobs, even with their former crew still assigned. */
export const waitsForCrew = ({ status }: Pick<Job, 'status'>): boolean => JOB_RULES.assign.from.includes(status)

export const lacksCrew = (job: Pick<Job, 'status' | 'assigned_crew_members'>): boolean =>
  waitsForCrew(job) && job.assigned_crew_members.length === 0

export const isCrewed = (job: Job): boolean => stands(job) && job.assigned_crew_members.length > 0

/** A crew member's bookings at a time of a day. The jobs in `placed` don't conflict. */
export const clashesOf = (
  memberId: number,
  { day, at, placed }: { day: Day; at: Stretch; placed: readonly number[] },
  jobs: readonly Job[],
): Booking[] =>
  bookingsOf(memberId, day, jobs).filter((booking) => !placed.includes(booking.job.id) && overlap(booking, at))

/** Bookings of a day, earliest first. Every crewed job counts, including rescheduled ones. */
export const bookingsOf = (memberId: number, day: Day, jobs: readonly Job[]): Booking[] =>
  jobs
    .filter((job) => job.scheduled_date === day && isCrewed(job) && job.assigned_crew_members.includes(memberId))
    .map((job) => ({ job, ...stretchOf(job) }))
    .sort((a, b) => earliestFirst(a.start, b.start) || a.job.id - b.job.id)
