import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import { canBeOnCrew, crewInvitationRefusal, loginRefusal, NOT_STAFF } from '@/domain/crew/login'
import type { Actor } from '@/domain/permissions/actor'
import { administrationRefusal } from '@/domain/permissions/administration'
import type { FactActor } from '@/domain/record/fact'
import { isOpenInvitation } from '../accounts/open-invitation'
import type { Invitation, UserRow } from '../accounts/tables'
import { byUser } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal } from '../core/write/refusal'

const openInvitations = (businessId: number, store: Reader): Invitation[] =>
  store.table('invitations').filter((row) => row.business_id === businessId && isOpenInvitation(row, store.now()))

/** Null when the crew member can have this login. */
export const loginConflict = (member: CrewMember, store: Reader): string | null =>
  loginRefusal(member, {
    crew: store.naming('crew_members', 'business_id', member.business_id),
    waiting: openInvitations(member.business_id, store),
  })

/** Null when the crew member can be invited. Ignores the invitations in `but`. */
export const invitationConflict = (member: CrewMember, but: readonly Invitation[], store: Reader): string | null =>
  crewInvitationRefusal(
    member,
    openInvitations(member.business_id, store).filter(({ id }) => !but.some((each) => each.id === id)),
  )

/**
 * Changing the login gives its user the jobs. Throws Refusal 403 for those who don't manage users, 422 for a user who isn't staff, 409 for
 * a login in use.
 */
export const checkLogin = (actor: Actor, before: CrewMember['user_id'], after: CrewMember, store: Store): void => {
  if (after.user_id === before) return
  const forbidden = administrationRefusal(actor)
  if (forbidden !== null) throw new Refusal(403, forbidden)
  const user = after.user_id === null ? null : store.find('users', after.user_id)
  if (user === undefined || (user && !canBeOnCrew(user, after.business_id))) throw invalid('user_id', NOT_STAFF)
  const conflict = loginConflict(after, store)
  if (conflict !== null) throw new Refusal(409, conflict)
}

const userLinkFacts = (userId: number | null, linked: boolean, member: CrewMember, actor: FactActor): Decided[] => {
  if (userId === null) return []
  const [type, note] = linked
    ? ['user.crew_linked', `Works as ${fullName(member)} now`]
    : ['user.crew_unlinked', `No longer works as ${fullName(member)}`]
  return [{ stream: `user/${userId}`, type, actor, note, changes: [] }]
}

/** History entries for the users of a changed login; the change itself belongs to the crew member. */
export const loginFacts = (
  actor: Actor,
  { before, after }: { before: CrewMember['user_id']; after: CrewMember },
): Decided[] => {
  if (after.user_id === before) return []
  const by = byUser(actor)
  return [...userLinkFacts(before, false, after, by), ...userLinkFacts(after.user_id, true, after, by)]
}

/** Links a new user to the crew member; no facts when the member has a login or is gone. */
export const joiningFacts = (memberId: number | null, user: UserRow, by: FactActor, store: Store): Decided[] => {
  const member = memberId === null ? undefined : store.find('crew_members', memberId)
  if (!member || member.user_id !== null) return []
  return [
    {
      stream: `crew/${member.id}`,
      type: 'crew.login_linked',
      actor: by,
      note: `Login: ${fullName(user)}`,
      changes: [
        { table: 'crew_members', id: member.id, before: { ...member }, after: { ...member, user_id: user.id } },
      ],
    },
  ]
}
