import { acceptInvitation, getInvitation } from '@/contract/accounts'
import type { Route } from '../core/call'
import { updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'
import { joiningFacts } from '../crew/login-changes'
import { open } from '../rest/answer'
import { checkEmail } from './addresses'
import { byNewcomer, checkInvitedPassword, joined, userRowFor } from './joining'
import { openSession } from './open-session'
import { checkSeatLimit } from './seats'
import type { Invitation } from './tables'

const invitationOf = (token: string, store: Store): Invitation => {
  const invitation = store.table('invitations').find((each) => each.token === token)
  if (!invitation) throw new Refusal(404, 'Invitation not found')
  if (invitation.accepted) throw new Refusal(410, 'This invitation has been used.')
  if (invitation.expires_at <= store.now()) throw new Refusal(410, 'This invitation has expired. Ask for a new one.')
  return invitation
}

const roleOf = ({ role_ids }: Invitation, store: Store): string =>
  role_ids.flatMap((id) => store.find('roles', id)?.name ?? []).join(', ')

/** Invitations (OWN-003, OWN-004; X-08). Holding the token proves who was invited. */
export const invitationRoutes = (tokenLifetime: number): readonly Route[] => [
  open(getInvitation, async ({ params }, store) => {
    const invitation = invitationOf(params.token, store)
    const { email, first_name, last_name, invited_by, business_id } = invitation
    const business_name = store.find('businesses', business_id)?.name ?? ''
    return { email, first_name, last_name, business_name, role: roleOf(invitation, store), invited_by }
  }),

  open(acceptInvitation, async ({ params, body }, store) => {
    const invitation = invitationOf(params.token, store)
    const { email, user_type, business_id, role_ids } = invitation
    checkInvitedPassword(body.password)
    checkEmail(email, null, store)
    checkSeatLimit(business_id, user_type, store)
    const { first_name, last_name } = body
    const user = userRowFor(
      { email, first_name, last_name, phone: invitation.phone, user_type, business_id, role_ids, groups: [] },
      store,
    )
    const joining = await joined(user, {
      password: body.password,
      role: roleOf(invitation, store),
      more: [updated('invitations', invitation, { accepted: true })],
    })
    const linking = joiningFacts(invitation.crew_member_id, user, byNewcomer(user), store)
    const before = [joining, ...linking.map((fact) => ({ ...fact, cause: null }))]
    return openSession(user, before, tokenLifetime, store)
  }),
]
