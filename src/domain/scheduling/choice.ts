import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import { offText } from './availability'
import { type Booking, clashesOf, stretchOf } from './bookings'
import { canDo } from './skill'

/** A member's bookings at the times of `jobs`. Jobs that are planned together don't conflict. */
export const clashesWith = (
  member: CrewMember,
  jobs: readonly Job[],
  bookedJobs: readonly Job[],
  planned: readonly Job[] = jobs,
): Booking[] => {
  const placed = planned.map(({ id }) => id)
  return jobs.flatMap((job) =>
    clashesOf(member.id, { day: job.scheduled_date, at: stretchOf(job), placed }, bookedJobs),
  )
}

/**
 * Sorts crew members: free and skilled, free, skilled, then the rest; otherwise stable. Free precedes skilled because one skilled member is
 * enough for a crew while a double booking needs confirmation. Free means working on each day of the jobs and not booked at their times;
 * skilled means having every required skill.
 */
export const inOrderOfChoice = (
  crew: readonly CrewMember[],
  jobs: readonly Job[],
  bookedJobs: readonly Job[],
): CrewMember[] => {
  const rank = (member: CrewMember): number => {
    const isFree =
      clashesWith(member, jobs, bookedJobs).length === 0 &&
      jobs.every((job) => offText(member, job.scheduled_date) === null)
    const isSkilled = jobs.every((job) => canDo([member], job))
    return (isFree ? 0 : 2) + (isSkilled ? 0 : 1)
  }
  return crew
    .map((member) => ({ member, rank: rank(member) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ member }) => member)
}
