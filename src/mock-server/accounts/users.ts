import type { ReadBodyOf } from '@/contract/endpoint'
import { inviteUser, listUsers, resetUserPassword, toggleUserStatus, updateUserRoles } from '@/contract/permissions'
import { holds, isUserOf, mayReadUsers } from '@/domain/permissions/access'
import { assignmentRefusal, rolesGrantRefusal, toggleRefusal, userRefusal } from '@/domain/permissions/administration'
import { isActive, type ManagedRole, type ManagedUser } from '@/domain/permissions/managed'
import { fullName } from '@/domain/user'
import { listed } from '@/domain/wording'
import type { Route } from '../core/call'
import type { Decided } from '../core/carry-out'
import { byUser, inserted, removed, rowLeftBy, updated } from '../core/changes'
import { type Asker, command } from '../core/command'
import { invalid, permitReading, Refusal } from '../core/refusal'
import type { Reader } from '../core/rows'
import type { Store } from '../core/store'
import { type Asked, reading, writing } from '../rest/answer'
import { accountWith } from './addresses'
import { resetLetter, resetLink } from './password-reset'
import { checkPlace } from './people'
import { managedRole, rolesOf } from './roles'
import { type Invitation, isOpenInvitation, type UserRow } from './tables'

/** A user as those see them who manage users (PERM-31). */
const managedUser = (row: UserRow, store: Reader): ManagedUser => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  roles: row.role_ids.flatMap((id) => {
    const role = store.find('roles', id)
    return role ? [{ id, name: role.name }] : []
  }),
  status: row.is_active ? 'active' : 'inactive',
  last_login: row.last_login,
  business_id: row.business_id,
  user_type: row.user_type,
})

const peopleOf = (businessId: number, store: Reader): ManagedUser[] =>
  store
    .table('users')
    .filter((user) => isUserOf(user, businessId))
    .map((user) => managedUser(user, store))

/** The roles of these ids among those of the business. @throws Refusal 422 for one that is none of them */
const rolesWith = (ids: readonly number[], businessId: number, store: Store): ManagedRole[] => {
  const known = rolesOf(businessId, store)
  return [...new Set(ids)].map((id) => {
    const role = known.find((each) => each.id === id)
    if (!role) throw invalid('role_ids', 'This role is no longer there. Choose another one.')
    return managedRole(role, store)
  })
}

const namesOf = (roles: readonly { name: string }[]): string => listed(roles.map(({ name }) => name))

/** @throws Refusal 403 for what the person may not, 409 for what nobody can do now */
const refuse = (refusal: string | null, status: 403 | 409 = 403): void => {
  if (refusal !== null) throw new Refusal(status, refusal)
}

const userFact = ({ actor }: Asker, row: UserRow, done: Pick<Decided, 'type' | 'note' | 'changes'>): Decided => ({
  stream: `user/${row.id}`,
  actor: byUser(actor),
  ...done,
})

const SINCE = 'This user has changed since. Look again.'

const assigning = command('users', {
  id: ({ params }: Asked<typeof updateUserRoles>) => params.userId,
  may: { rule: (actor) => holds(actor, 'users.manage.roles'), participle: 'given roles' },
  facts(asked, store, row) {
    const { was, role_ids } = asked.body
    const after = rolesWith(role_ids, asked.businessId, store)
    const before = row.role_ids.flatMap((id) => store.find('roles', id) ?? []).map((role) => managedRole(role, store))
    if (was && [...was].sort().join() !== [...row.role_ids].sort().join()) throw new Refusal(409, SINCE)
    refuse(assignmentRefusal(asked.actor, managedUser(row, store), { before, after }))
    const ids = after.map(({ id }) => id)
    if (ids.join() === row.role_ids.join()) return []
    const note = after.length === 0 ? 'Has no role now' : `Is ${namesOf(after)} now`
    const changes = [updated('users', row, { role_ids: ids })]
    return [userFact(asked, row, { type: 'user.roles_changed', note, changes })]
  },
  answer: ({ row }, _asked, store) => ({ user: managedUser(row(), store) }),
})

const toggling = command('users', {
  id: ({ params }: Asked<typeof toggleUserStatus>) => params.userId,
  may: { rule: (actor) => holds(actor, 'users.edit'), participle: 'edited' },
  facts(asked, store, row) {
    const user = managedUser(row, store)
    if (asked.query.was !== undefined && (asked.query.was === 'active') !== isActive(user))
      throw new Refusal(409, SINCE)
    refuse(userRefusal(asked.actor, user, 'users.edit'))
    refuse(toggleRefusal(asked.actor, user, peopleOf(asked.businessId, store)), 409)
    if (!row.is_active) checkPlace(asked.businessId, row.user_type, store)
    const [type, note] = row.is_active ? ['user.deactivated', 'Deactivated'] : ['user.activated', 'Activated']
    return [userFact(asked, row, { type, note, changes: [updated('users', row, { is_active: !row.is_active })] })]
  },
  answer: ({ row }, _asked, store) => ({ user: managedUser(row(), store) }),
})

/** The tokens of links by their digests, which alone are kept of them: a repeat is answered alike as long as the page is open. */
const tokens = new Map<string, string>()

const resetting = command('users', {
  id: ({ params }: Asked<typeof resetUserPassword>) => params.userId,
  may: { rule: (actor) => holds(actor, 'users.edit'), participle: 'edited' },
  async facts(asked, store, row) {
    refuse(userRefusal(asked.actor, managedUser(row, store), 'users.edit'))
    refuse(row.is_active ? null : 'This account is deactivated. Activate it first.', 409)
    const token = crypto.randomUUID()
    const { reset, changes } = await resetLink(row, token, store)
    tokens.set(reset.digest, token)
    return [userFact(asked, row, { type: 'user.password_reset_sent', note: 'Password reset link sent', changes })]
  },
  answer({ facts }) {
    const token = tokens.get(rowLeftBy(facts, 'password_resets')?.digest ?? '')
    return { success: true, ...(token === undefined ? {} : { letter: resetLetter(token) }) }
  },
})

/** A week, in ms. */
const INVITATION_LIFETIME = 7 * 24 * 3_600_000

/** An address with an account is told apart by whose it is: of this business, or of another that is nobody's concern. @throws Refusal 422 */
const checkAddress = (email: string, businessId: number, store: Store): void => {
  const holder = accountWith(email, store)
  if (!holder) return
  if (holder.business_id !== businessId) throw invalid('email', 'An account with this email already exists.')
  const state = holder.is_active ? 'works with this account already' : 'is deactivated here. Activate them instead'
  throw invalid('email', `${fullName(holder)} ${state}.`)
}

const invitationFor = (
  { actor, businessId, body }: Asker & { body: ReadBodyOf<typeof inviteUser> },
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
})

const inviting = command('invitations', {
  may: { rule: (actor) => holds(actor, 'users.create'), participle: 'sent' },
  facts(asked: Asked<typeof inviteUser>, store) {
    const { actor, businessId, body } = asked
    if (body.business_id !== businessId) throw invalid('business_id', 'This is not the business that is asked.')
    const roles = rolesWith(body.role_ids, businessId, store)
    refuse(rolesGrantRefusal(actor, roles))
    checkAddress(body.email, businessId, store)
    checkPlace(businessId, body.user_type, store)
    const invitation = invitationFor(asked, store)
    const former = store
      .table('invitations')
      .filter(
        (each) =>
          each.business_id === businessId &&
          each.email.toLowerCase() === body.email.toLowerCase() &&
          isOpenInvitation(each, store.now()),
      )
    const again = former.length > 0 ? 'again ' : ''
    return [
      {
        stream: `invitation/${invitation.id}`,
        type: 'invitation.sent',
        actor: byUser(actor),
        note: `Invited ${again}as ${namesOf(roles)}`,
        changes: [...former.map((each) => removed('invitations', each)), inserted('invitations', invitation)],
      },
    ]
  },
  answer: ({ row }) => ({ success: true, letter: `/accept-invite?token=${row().token}` }),
})

/** Users of a business (API-30, EP-110). */
export const userRoutes: readonly Route[] = [
  reading(listUsers, ({ actor, businessId }, store) => {
    permitReading('users', mayReadUsers(actor), store)
    return { users: peopleOf(businessId, store) }
  }),
  writing(inviteUser, inviting),
  writing(updateUserRoles, assigning),
  writing(resetUserPassword, resetting),
  writing(toggleUserStatus, toggling),
]
