import { fullName, type User } from '../account/user'
import type { CrewMember } from './crew'

export const NOT_STAFF = 'Choose someone who works in your business.'

/** A business's clients and system admins can't be crew. */
export const canBeOnCrew = (user: Pick<User, 'business_id' | 'user_type'>, businessId: number): boolean =>
  user.business_id === businessId && user.user_type !== 'property_owner' && user.user_type !== 'system_admin'

type Member = Pick<CrewMember, 'id' | 'first_name' | 'last_name' | 'user_id'>

type Waiting = { email: string; crew_member_id: number | null }

const invitedRefusal = (member: Member, waiting: readonly Waiting[]): string | null => {
  const invitation = waiting.find(({ crew_member_id }) => crew_member_id === member.id)
  return invitation ? `${fullName(member)} is invited as ${invitation.email}. Withdraw that invitation first.` : null
}

/** Returns null when the login is valid. A login has at most one crew member. */
export const loginRefusal = (
  member: Member,
  { crew, waiting }: { crew: readonly Member[]; waiting: readonly Waiting[] },
): string | null => {
  if (member.user_id === null) return null
  const other = crew.find(({ id, user_id }) => user_id === member.user_id && id !== member.id)
  return other ? `This is the login of ${fullName(other)}. Unlink it there first.` : invitedRefusal(member, waiting)
}

export const crewInvitationRefusal = (
  member: Member & Pick<CrewMember, 'status'>,
  waiting: readonly Waiting[],
): string | null => {
  if (member.status === 'inactive') return `${fullName(member)} is not active.`
  if (member.user_id !== null) return `${fullName(member)} has a login already.`
  return invitedRefusal(member, waiting)
}
