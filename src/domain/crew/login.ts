import { fullName, type User } from '../account/user'
import type { CrewMember } from './crew'

/** Said where a login is none of the business's staff. */
export const NOT_STAFF = 'Choose someone who works in your business.'

/** Whether a user can be one of the business's crew: its clients and system admins can't. */
export const canBeOnCrew = (user: Pick<User, 'business_id' | 'user_type'>, businessId: number): boolean =>
  user.business_id === businessId && user.user_type !== 'property_owner' && user.user_type !== 'system_admin'

type Member = Pick<CrewMember, 'id' | 'first_name' | 'last_name' | 'user_id'>

/** An invitation that can still be accepted, with the crew member whose login it makes. */
type Waiting = { email: string; crew_member_id: number | null }

const invitedRefusal = (member: Member, waiting: readonly Waiting[]): string | null => {
  const invitation = waiting.find(({ crew_member_id }) => crew_member_id === member.id)
  return invitation ? `${fullName(member)} is invited as ${invitation.email}. Withdraw that invitation first.` : null
}

/** Why a crew member can't have the login that they name; null when they can. A login has at most one crew member. */
export const loginRefusal = (
  member: Member,
  { crew, waiting }: { crew: readonly Member[]; waiting: readonly Waiting[] },
): string | null => {
  if (member.user_id === null) return null
  const other = crew.find(({ id, user_id }) => user_id === member.user_id && id !== member.id)
  return other ? `This is the login of ${fullName(other)}. Unlink it there first.` : invitedRefusal(member, waiting)
}

/** Why no one can be invited as a crew member; null when someone can. */
export const crewInvitationRefusal = (
  member: Member & Pick<CrewMember, 'status'>,
  waiting: readonly Waiting[],
): string | null => {
  if (member.status === 'inactive') return `${fullName(member)} is not active.`
  if (member.user_id !== null) return `${fullName(member)} has a login already.`
  return invitedRefusal(member, waiting)
}
