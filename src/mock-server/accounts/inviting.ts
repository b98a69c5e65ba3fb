import type { ReadBodyOf } from '@/contract/endpoint'
import { inviteUser, listInvitations, resendInvitation, withdrawInvitation } from '@/contract/permissions'
import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import { invitationNotice } from '@/domain/messaging/notices/invitation-notice'
import { administers, mayReadUsers } from '@/domain/permissions/access'
import { rolesGrantRefusal } from '@/domain/permissions/administration'
import type { ManagedInvitation } from '@/domain/permissions/managed'
import { listed } from '@/domain/text/wording'
import { dayAt } from '@/domain/time/calendar'
import { accountMail, partiesOf } from '../communications/notices'
import { linkTo } from '../communications/sending'
import type { Route } from '../core/call'
import { byUser, inserted, removed, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { command, type Requester } from '../core/write/command'
import { factsOf } from '../core/write/facts'
import { invalid, permitReading } from '../core/write/refusal'
import { namedMember } from '../crew/login'
import { invitationConflict } from '../crew/login-changes'
import { newMember } from '../crew/new-member'
import { crewTables } from '../crew/tables'
import { type EndpointRequest, reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { accountWith } from './addresses'
import { namesOf, refuse, rolesWith } from './managed-roles'
import { isOpenInvitation } from './open-invitation'
import { checkSeatLimit } from './seats'
import type { Invitation } from './tables'

const crewFacts = factsOf('crew_members', crewTables.crew_members.record)

/** One week, in ms. */
const INVITATION_LIFETIME = 7 * 24 * 3_600_000

/** The refusal for an address that already has an account. Never names the other business. */
const addressRefusal = (email: string, businessId: number, store: Store): string | null => {
  const holder = accountWith(email, store)
  if (!holder) return null
  if (holder.business_id !== businessId) return 'An account with this email already exists.'
  const state = holder.is_active ? 'already works with this account' : 'is deactivated here. Activate them instead'
  return `${fullName(holder)} ${state}.`
}

const invitationFor = (
  { actor, businessId, body }: Requester & { body: ReadBodyOf<typeof inviteUser> },
  member: CrewMember | null,
  store: Store,
): Invitation => ({
  id: store.nextId('invitations'),
  token: crypto.randomUUID(),
  business_id: businessId,
  email: body.email,
  first_name: body.first_name,
  last_name: body.last_name,
  user_type: body.user_type,
  role_ids: [...new Set(body.role_ids)],
  invited_by: actor.name,
  expires_at: store.now() + INVITATION_LIFETIME,
  accepted: false,
  crew_member_id: member?.id ?? body.crew_member_id,
  phone: body.phone || null,
})

const invitationMail = ({ actor, businessId }: Requester, invitation: Invitation, store: Store) => {
  const roles = invitation.role_ids.flatMap((id) => store.find('roles', id)?.name ?? [])
  const notice = invitationNotice({
    ...partiesOf(invitation, businessId, store),
    invitedBy: invitation.invited_by,
    role: listed(roles),
    link: linkTo(letterOf(invitation)),
    until: dayAt(invitation.expires_at, actor.time_zone),
  })
  return accountMail(invitation.email, notice, { businessId, actor, cause: 'invitation' }, store)
}

/** Throws Refusal 422 for a crew member who can't be invited. */
const checkMember = (id: number, businessId: number, former: readonly Invitation[], store: Store): void => {
  const member = store.find('crew_members', id)
  if (member?.business_id !== businessId) throw invalid('crew_member_id', 'There is no such crew member.')
  const conflict = invitationConflict(member, former, store)
  if (conflict !== null) throw invalid('crew_member_id', conflict)
}

/** The crew member to create with the invitation, if any. Throws Refusal 422. */
const addedMember = ({ businessId, body }: EndpointRequest<typeof inviteUser>, store: Store): CrewMember | null => {
  const { first_name, last_name, new_crew_member, crew_member_id } = body
  if (!new_crew_member) return null
  if (crew_member_id !== null) throw invalid('crew_member_id', 'Choose a crew member, or add one.')
  const fields = { ...new_crew_member, first_name, last_name, skills: [] }
  return newMember(fields, { id: store.nextId('crew_members'), businessId }, store)
}

const inviting = command('invitations', {
  may: { rule: administers, participle: 'sent' },
  facts(request: EndpointRequest<typeof inviteUser>, store) {
    const { actor, businessId, body } = request
    if (body.business_id !== businessId) throw invalid('business_id', 'This is not the business that is asked.')
    const roles = rolesWith(body.role_ids, businessId, store)
    refuse(rolesGrantRefusal(roles))
    const refusal = addressRefusal(body.email, businessId, store)
    if (refusal !== null) throw invalid('email', refusal)
    checkSeatLimit(businessId, body.user_type, store)
    const former = store
      .table('invitations')
      .filter(
        (each) =>
          each.business_id === businessId && each.email.toLowerCase() === body.email.toLowerCase() && !each.accepted,
      )
    if (body.crew_member_id !== null) checkMember(body.crew_member_id, businessId, former, store)
    const member = addedMember(request, store)
    const invitation = invitationFor(request, member, store)
    const again = former.length > 0 ? 'again ' : ''
    return [
      {
        stream: `invitation/${invitation.id}`,
        type: 'invitation.sent',
        actor: byUser(actor),
        note: `Invited ${again}as ${namesOf(roles)}`,
        changes: [...former.map((each) => removed('invitations', each)), inserted('invitations', invitation)],
      },
      ...invitationMail(request, invitation, store),
      ...(member
        ? [crewFacts.created(member, 'crew.added', { actor: byUser(actor), note: 'Added with an invitation' })]
        : []),
    ]
  },
  answer: ({ facts, row }) => ({
    success: true,
    letter: letterOf(row()),
    ...(facts.some(({ type, changes }) => type === 'invitation.sent' && changes.length > 1) ? { replaced: true } : {}),
  }),
})

const letterOf = ({ token }: Invitation): string => `/accept-invite?token=${token}`

const managedInvitation = (row: Invitation, store: Store): ManagedInvitation => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  roles: row.role_ids.flatMap((id) => {
    const role = store.find('roles', id)
    return role ? [{ id, name: role.name }] : []
  }),
  invited_by: row.invited_by,
  expires_at: new Date(row.expires_at).toISOString(),
  status: isOpenInvitation(row, store.now()) ? 'pending' : 'expired',
  crew_member: namedMember(store.find('crew_members', row.crew_member_id ?? 0)),
})

const resending = command('invitations', {
  id: ({ params }: EndpointRequest<typeof resendInvitation>) => params.invitationId,
  may: { rule: administers, participle: 'sent' },
  facts(request, store, row) {
    const { actor, businessId } = request
    refuse(row.accepted ? 'This invitation has been used.' : null, 409)
    refuse(addressRefusal(row.email, businessId, store), 409)
    const isThere = row.role_ids.every((id) => store.find('roles', id) !== undefined)
    refuse(isThere ? null : 'A role of this invitation no longer exists. Withdraw it and invite them again.', 409)
    const roles = rolesWith(row.role_ids, businessId, store)
    checkSeatLimit(businessId, row.user_type, store)
    const member = store.find('crew_members', row.crew_member_id ?? 0)
    const conflict = member && invitationConflict(member, [row], store)
    refuse(conflict ? `${conflict} Withdraw this invitation and invite them again.` : null, 409)
    const news = { token: crypto.randomUUID(), expires_at: store.now() + INVITATION_LIFETIME }
    return [
      {
        stream: `invitation/${row.id}`,
        type: 'invitation.sent',
        actor: byUser(actor),
        note: `Invited again as ${namesOf(roles)}`,
        changes: [updated('invitations', row, news)],
      },
      ...invitationMail(request, { ...row, ...news }, store),
    ]
  },
  answer: ({ row }) => ({ success: true, letter: letterOf(row()) }),
})

const withdrawing = command('invitations', {
  id: ({ params }: EndpointRequest<typeof withdrawInvitation>) => params.invitationId,
  may: { rule: administers, participle: 'withdrawn' },
  facts: ({ actor }, _store, row) => [
    {
      stream: `invitation/${row.id}`,
      type: 'invitation.withdrawn',
      actor: byUser(actor),
      note: 'Invitation withdrawn',
      changes: [removed('invitations', row)],
    },
  ],
  answer: () => ({ success: true }),
})

/** Routes for inviting people and listing invitations (API-30, EP-110). */
export const invitingRoutes: readonly Route[] = [
  reading(listInvitations, ({ actor, businessId }, store) => {
    permitReading('invitations', mayReadUsers(actor), store)
    const waiting = store.table('invitations').filter((row) => row.business_id === businessId && !row.accepted)
    return { invitations: waiting.map((row) => managedInvitation(row, store)) }
  }),
  writing(inviteUser, inviting),
  writing(resendInvitation, resending),
  writing(withdrawInvitation, withdrawing),
]
