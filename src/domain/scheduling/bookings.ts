import { JOB_RULES } from '../job/commands'
import type { Job } from '../job/job'
import type { Day, TimeOfDay } from '../time/calendar'
import { earliestFirst } from '../time/day'

/** A stretch of a day, from `start` up to, not including, `end`. */
export type Stretch = { start: TimeOfDay; end: TimeOfDay }

/** A stretch of a crew member's day that a job takes. */
export type Booking = Stretch & { job: Job }

/** Whether two stretches of one day meet; one that ends as the other begins does not. */
export const overlap = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end

/** Whether a stretch lies wholly in another one of its day. */
export const isWithin = (inner: Stretch, outer: Stretch): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

/** From when to when a job is planned. */
export const stretchOf = (job: Pick<Job, 'scheduled_start_time' | 'scheduled_end_time'>): Stretch => ({
  start: job.scheduled_start_time,
  end: job.scheduled_end_time,
})

/** Whether the job is work that was, is or will be done: cancelled and missed ones are not. */
export const stands = ({ status }: Pick<Job, 'status'>): boolean => status !== 'cancelled' && status !== 'missed'

/** Whether the job waits for someone to say who does it. A rescheduled one does, even when its former crew is still named. */
export const waitsForCrew = ({ status }: Pick<Job, 'status'>): boolean => JOB_RULES.assign.from.includes(status)

/** Whether no one is named for work that waits for a crew: what lies in the calendar's tray. */
export const lacksCrew = (job: Pick<Job, 'status' | 'assigned_crew_members'>): boolean =>
  waitsForCrew(job) && job.assigned_crew_members.length === 0

/** Whether the job has a crew that did, does or will do it. */
export const isCrewed = (job: Job): boolean => stands(job) && job.assigned_crew_members.length > 0

/** What a crew member is booked for at a time of a day. The jobs being placed there clash with nothing. */
export const clashesOf = (
  memberId: number,
  { day, at, placed }: { day: Day; at: Stretch; placed: readonly number[] },
  jobs: readonly Job[],
): Booking[] =>
  bookingsOf(memberId, day, jobs).filter((booking) => !placed.includes(booking.job.id) && overlap(booking, at))

/** What a crew member is booked for on a day, earliest first. Every crewed job counts, a rescheduled one too. */
export const bookingsOf = (memberId: number, day: Day, jobs: readonly Job[]): Booking[] =>
  jobs
    .filter((job) => job.scheduled_date === day && isCrewed(job) && job.assigned_crew_members.includes(memberId))
    .map((job) => ({ job, ...stretchOf(job) }))
    .sort((a, b) => earliestFirst(a.start, b.start) || a.job.id - b.job.id)
