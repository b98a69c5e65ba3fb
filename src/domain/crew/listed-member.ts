import { fullName } from '../account/user'
import type { Job } from '../job/job'
import { absenceOn, shiftOn } from '../scheduling/availability'
import { bookingsOf, type Stretch } from '../scheduling/bookings'
import { searchBy } from '../text/search'
import type { Day } from '../time/calendar'
import type { CrewMember } from './crew'
import type { CrewRole, CrewStatus } from './vocabulary'

export type MembersDay =
  | { is: 'working'; shift: Stretch }
  | { is: 'off' }
  | { is: 'away'; reason: string; until: Day }
  | { is: 'inactive' }

export type ListedMember = CrewMember & {
  /** Jobs today; absent while jobs are not loaded. */
  jobs_today?: number
}

export const dayOf = (member: CrewMember, day: Day): MembersDay => {
  if (member.status === 'inactive') return { is: 'inactive' }
  const absence = absenceOn(member, day)
  if (absence) return { is: 'away', reason: absence.reason, until: absence.to }
  const shift = shiftOn(member, day)
  return shift ? { is: 'working', shift } : { is: 'off' }
}

export const withJobs = (members: readonly CrewMember[], jobs: readonly Job[], today: Day): ListedMember[] =>
  members.map((member) => ({ ...member, jobs_today: bookingsOf(member.id, today, jobs).length }))

export type CrewFilter = {
  search?: string | undefined
  role?: CrewRole | undefined
  status?: CrewStatus | undefined
  crew?: string | undefined
  skill?: string | undefined
}

const finds = searchBy((member: CrewMember) => [fullName(member), member.employee_id, ...member.skills])

/**
 * Every word of the search must occur in the name, employee id or skills. Inactive people are left out unless the status filter includes
 * them.
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
