import type { CrewMember } from '@/domain/crew'
import { fullName } from '@/domain/user'

/** Crew members by id, for screens that meet ids. */
export const crewById = (crew: readonly CrewMember[]): ReadonlyMap<number, CrewMember> =>
  new Map(crew.map((member) => [member.id, member]))

/** `Ana Ruiz, Ben Cole`; a member who is gone from the list is named by number, so that nobody vanishes from a record. */
export const crewNames = (ids: readonly number[], crew: ReadonlyMap<number, CrewMember>): string =>
  ids
    .map((id) => {
      const member = crew.get(id)
      return member ? fullName(member) : `Crew member #${id}`
    })
    .join(', ')
