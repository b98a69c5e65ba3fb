import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import type { Reader } from '../core/log/rows'

/** Undefined for users who are not on the crew. */
export const crewMemberOf = (userId: number, store: Reader): CrewMember | undefined =>
  store.naming('crew_members', 'user_id', userId)[0]

export const namedMember = (member: CrewMember | undefined): { id: number; name: string } | null =>
  member ? { id: member.id, name: fullName(member) } : null
