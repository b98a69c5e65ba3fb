import { fullName } from '../account/user'
import type { Job } from '../job/job'
import { absenceOn, shiftOn } from '../scheduling/availability'
import { bookingsOf, type Stretch } from '../scheduling/bookings'
import { searchBy } from '../text/search'
import type { Day } from '../time/calendar'
import type { CrewMember } from './crew'
import type { CrewRole, CrewStatus } from './vocabulary'

/** Someone's day: at work, off, or away until a day. */
export type MembersDay =
  | { is: 'working'; shift: Stretch }
  | { is: 'off' }
  | { is: 'away'; reason: string; until: Day }
  | { is: 'inactive' }

/** A crew member in the list of the crew (SCHED-04). */
export type ListedMember = CrewMember & {
  /** How many jobs they are on today; absent while the jobs are not known. */
  jobs_today?: number
}

/** How someone's day is. */
export const dayOf = (member: CrewMember, day: Day): MembersDay => {
  if (member.status === 'inactive') return { is: 'inactive' }
  const absence = absenceOn(member, day)
  if (absence) return { is: 'away', reason: absence.reason, until: absence.to }
  const shift = shiftOn(member, day)
  return shift ? { is: 'working', shift } : { is: 'off' }
}

/** The crew with the number of jobs that each is on today. */
export const withJobs = (members: readonly CrewMember[], jobs: readonly Job[], today: Day): ListedMember[] =>
  members.map((member) => ({ ...member, jobs_today: bookingsOf(member.id, today, jobs).length }))

/** What the list of the crew is narrowed to; empty fields narrow nothing. */
export type CrewFilter = {
  search?: string | undefined
  role?: CrewRole | undefined
  status?: CrewStatus | undefined
  /** Id of the crew, as a select has it. */
  crew?: string | undefined
  skill?: string | undefined
}

const finds = searchBy((member: CrewMember) => [fullName(member), member.employee_id, ...member.skills])

/**
 * Narrows the crew: every word of the search is somewhere in the name, employee id or skills. Those who are inactive are left out unless
 * asked for by status.
 */
export const filterCrew = (members: readonly ListedMember[], filter: CrewFilter): ListedMember[] => {
  const isFound = finds(filter.search)
  return members.filter(
    (member) =>
      (filter.status ? member.status === filter.status : member.status !== 'inactive') &&
      (!filter.role || member.role === filter.role) &&
      (!filter.crew || String(member.crew_id) === filter.crew) &&
      (!filter.skill || member.skills.includes(filter.skill)) &&
      isFound(member),
  )
}
