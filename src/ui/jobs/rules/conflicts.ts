import { formatTime } from '@/domain/calendar'
import type { CrewMember } from '@/domain/crew'
import type { Job } from '@/domain/job/job'
import { offText } from '@/domain/scheduling/availability'
import { type Booking, clashesOf, stretchOf } from '@/domain/scheduling/bookings'
import { canDo, skillNeeded } from '@/domain/scheduling/skill'

/** What somebody is booked for at the time of a job that is planned, among all jobs; the planned ones clash with nothing. */
const clashesWith = (member: CrewMember, job: Job, planned: readonly Job[], known: readonly Job[]): Booking[] => {
  const at = stretchOf(job)
  return clashesOf(member.id, { day: job.scheduled_date, at, placed: planned.map(({ id }) => id) }, known)
}

/** `Booked: JOB-1017 9:00 AM – 10:30 AM`, each job once however many planned ones it clashes with; null when free. */
export const conflictText = (conflicts: readonly Booking[]): string | null => {
  const said = new Set(
    conflicts.map(({ job, start, end }) => `${job.job_number} ${formatTime(start)} – ${formatTime(end)}`),
  )
  return said.size === 0 ? null : `Booked: ${[...said].join(', ')}`
}

/** Why somebody is not the first choice for these jobs, in sentences; none where they are free and know the work. */
export const obstaclesOf = (member: CrewMember, jobs: readonly Job[], known: readonly Job[]): string[] => {
  const booked = conflictText(jobs.flatMap((job) => clashesWith(member, job, jobs, known)))
  const skills = jobs.map((job) => (canDo([member], job) ? null : `No ${skillNeeded(job)}`))
  const reasons = [booked, ...jobs.map((job) => offText(member, job.scheduled_date)), ...skills]
  return [...new Set(reasons.filter((reason) => reason !== null))]
}

/** The people of a crew who are booked for something else at the time of these jobs; a double booking is asked about. */
export const doubleBooked = (
  chosen: readonly CrewMember[],
  jobs: readonly Job[],
  known: readonly Job[],
): CrewMember[] =>
  chosen.filter((member) =>
    jobs.some(
      (job) => !job.assigned_crew_members.includes(member.id) && clashesWith(member, job, jobs, known).length > 0,
    ),
  )
