import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import { offText } from './availability'
import { type Booking, clashesOf, stretchOf } from './bookings'
import { canDo } from './skill'

/** What someone is booked for at the times of `jobs`, among all jobs. Those that are planned together clash with nothing. */
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
 * People in the order in which they are offered for jobs: free and skilled, free, skilled, the rest; otherwise the order stays. Someone who
 * has the time comes before someone who only has the skill, since one skilled member is enough for a crew and a double booking needs a
 * confirmation. Free means working on each day of the jobs and not booked for anything else at their times; skilled means having the skill
 * each job needs.
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
