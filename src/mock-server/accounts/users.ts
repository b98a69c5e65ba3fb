import { listUsers, resetUserPassword, toggleUserStatus, updateUserRoles } from '@/contract/permissions'
import { administers, isUserOf, mayReadUsers } from '@/domain/permissions/access'
import { assignmentRefusal, toggleRefusal, userRefusal } from '@/domain/permissions/administration'
import { isActive, type ManagedUser } from '@/domain/permissions/managed'
import { mergedSet } from '@/domain/record/merge-edits'
import { isSame } from '@/domain/record/same-value'
import type { Route } from '../core/call'
import { byUser, rowFromFacts, updated } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import { command, type Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { permitReading, Refusal } from '../core/write/refusal'
import { crewMemberOf, namedMember } from '../crew/login'
import { type EndpointRequest, reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { namesOf, refuse, rolesWith } from './managed-roles'
import { resetLetter, resetLink, resetMail } from './password-reset'
import { managedRole } from './roles'
import { checkSeatLimit } from './seats'
import type { UserRow } from './tables'

/** The user as the API returns it to user managers (PERM-31). */
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
  last_login: row.privacy.showOnlineStatus ? row.last_login : null,
  hides_last_login: !row.privacy.showOnlineStatus,
  business_id: row.business_id,
  user_type: row.user_type,
  phone: row.phone,
  crew_member: namedMember(crewMemberOf(row.id, store)),
  client_id: row.client_id,
})

const peopleOf = (businessId: number, store: Reader): ManagedUser[] =>
  store
    .table('users')
    .filter((user) => isUserOf(user, businessId))
    .map((user) => managedUser(user, store))

const userFact = ({ actor }: Requester, row: UserRow, done: Pick<Decided, 'type' | 'note' | 'changes'>): Decided => ({
  stream: `user/${row.id}`,
  actor: byUser(actor),
  ...done,
})

/** Merges the selected roles with concurrent changes of others. Throws Refusal 409 when that leaves no role. */
const mergedRoles = ({ was, role_ids }: { was?: number[] | undefined; role_ids: number[] }, now: readonly number[]) => {
  if (!was || isSame(was.toSorted(), now.toSorted())) return role_ids
  const both = mergedSet(was, now, role_ids)
  if (both === null) throw new Refusal(409, SINCE)
  return both
}

const SINCE = 'This user has changed since. Look again.'

const assigning = command('users', {
  id: ({ params }: EndpointRequest<typeof updateUserRoles>) => params.userId,
  may: { rule: administers, participle: 'given roles' },
  facts(request, store, row) {
    const after = rolesWith(mergedRoles(request.body, row.role_ids), request.businessId, store)
    const before = row.role_ids.flatMap((id) => store.find('roles', id) ?? []).map((role) => managedRole(role, store))
    refuse(assignmentRefusal(request.actor, managedUser(row, store), { before, after }))
    const ids = after.map(({ id }) => id)
    if (ids.join() === row.role_ids.join()) return []
    const note = after.length === 0 ? 'Has no role now' : `Is ${namesOf(after)} now`
    const changes = [updated('users', row, { role_ids: ids })]
    return [userFact(request, row, { type: 'user.roles_changed', note, changes })]
  },
  answer: ({ row }, _request, store) => ({ user: managedUser(row(), store) }),
})

const toggling = command('users', {
  id: ({ params }: EndpointRequest<typeof toggleUserStatus>) => params.userId,
  may: { rule: administers, participle: 'edited' },
  facts(request, store, row) {
    const user = managedUser(row, store)
    if (request.query.was !== undefined && (request.query.was === 'active') !== isActive(user))
      throw new Refusal(409, SINCE)
    refuse(userRefusal(request.actor, user))
    refuse(toggleRefusal(request.actor, user, peopleOf(request.businessId, store)), 409)
    if (!row.is_active) checkSeatLimit(request.businessId, row.user_type, store)
    const [type, note] = row.is_active ? ['user.deactivated', 'Deactivated'] : ['user.activated', 'Activated']
    return [userFact(request, row, { type, note, changes: [updated('users', row, { is_active: !row.is_active })] })]
  },
  answer: ({ row }, _request, store) => ({ user: managedUser(row(), store) }),
})

/** Link tokens by digest. Only digests are stored, so a retry gets the same answer only until a reload. */
const tokens = new Map<string, string>()

const resetting = command('users', {
  id: ({ params }: EndpointRequest<typeof resetUserPassword>) => params.userId,
  may: { rule: administers, participle: 'edited' },
  async facts(request, store, row) {
    refuse(userRefusal(request.actor, managedUser(row, store)))
    refuse(row.is_active ? null : 'This account is deactivated. Activate it first.', 409)
    const token = crypto.randomUUID()
    const { reset, changes } = await resetLink(row, token, store)
    tokens.set(reset.digest, token)
    return [
      userFact(request, row, { type: 'user.password_reset_sent', note: 'Password reset link sent', changes }),
      ...resetMail(row, token, request.actor, store),
    ]
  },
  answer({ facts }) {
    const token = tokens.get(rowFromFacts(facts, 'password_resets')?.digest ?? '')
    return { success: true, ...(token === undefined ? {} : { letter: resetLetter(token) }) }
  },
})

/** User routes (API-30, EP-110). */
export const userRoutes: readonly Route[] = [
  reading(listUsers, ({ actor, businessId }, store) => {
    permitReading('users', mayReadUsers(actor), store)
    return { users: peopleOf(businessId, store) }
  }),
  writing(updateUserRoles, assigning),
  writing(resetUserPassword, resetting),
  writing(toggleUserStatus, toggling),
]
