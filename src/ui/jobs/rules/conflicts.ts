import { formatTime } from '@/domain/calendar'
import type { CrewMember } from '@/domain/crew'
import type { Job, JobSlot } from '@/domain/job/job'
import { absenceOn, shiftOn } from '@/domain/scheduling/availability'
import { overlap } from '@/domain/scheduling/bookings'
import { skillNeeded } from '@/domain/scheduling/skill'
import { weekdayName, weekdayOf } from '@/domain/weekday'
import type { Booking } from '../types'

/** What is being planned: the slot, and the jobs that it is for, whose own bookings clash with nothing. */
export type Plan = { slot: JobSlot; jobIds: readonly number[] }

const stretchOf = (slot: JobSlot) => ({ start: slot.scheduled_start_time, end: slot.scheduled_end_time })

/** The bookings of one crew member that overlap a slot; one that ends as the slot begins does not. */
export const conflictsOf = (crewMemberId: number, plan: Plan, bookings: readonly Booking[]): Booking[] =>
  bookings.filter(
    (booking) =>
      booking.crew_member_id === crewMemberId &&
      !plan.jobIds.includes(booking.job_id) &&
      overlap(stretchOf(plan.slot), booking),
  )

/** `Booked: JOB-1017 9:00 AM – 10:30 AM`, each job once however many planned ones it clashes with; null when free. */
export const conflictText = (conflicts: readonly Booking[]): string | null => {
  const said = new Set(
    conflicts.map(({ job_number, start, end }) => `${job_number} ${formatTime(start)} – ${formatTime(end)}`),
  )
  return said.size === 0 ? null : `Booked: ${[...said].join(', ')}`
}

const dayObstacle = (member: CrewMember, { scheduled_date }: JobSlot): string | null => {
  const absence = absenceOn(member, scheduled_date)
  if (absence) return absence.reason ? `Away: ${absence.reason}` : 'Away that day'
  return shiftOn(member, scheduled_date) ? null : `Off on ${weekdayName(weekdayOf(scheduled_date))}s`
}

/** Why somebody is not the first choice for these jobs, in sentences; none where they are free and know the work. */
export const obstaclesOf = (
  member: CrewMember,
  jobs: readonly Job[],
  bookings: (job: Job) => readonly Booking[],
): string[] => {
  const jobIds = jobs.map(({ id }) => id)
  const booked = conflictText(jobs.flatMap((job) => conflictsOf(member.id, { slot: job, jobIds }, bookings(job))))
  const skills = jobs.flatMap((job) => skillNeeded(job) ?? []).filter((skill) => !member.skills.includes(skill))
  const reasons = [booked, ...jobs.map((job) => dayObstacle(member, job)), ...skills.map((skill) => `No ${skill}`)]
  return [...new Set(reasons.filter((reason) => reason !== null))]
}

/** The people of a crew who are booked for something else at the time of these jobs; a double booking is asked about. */
export const doubleBooked = (
  chosen: readonly CrewMember[],
  jobs: readonly Job[],
  bookings: (job: Job) => readonly Booking[],
): CrewMember[] => {
  const jobIds = jobs.map(({ id }) => id)
  return chosen.filter(({ id }) =>
    jobs.some(
      (job) =>
        !job.assigned_crew_members.includes(id) && conflictsOf(id, { slot: job, jobIds }, bookings(job)).length > 0,
    ),
  )
}
