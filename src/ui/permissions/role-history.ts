import * as v from 'valibot'
import { PERMISSION_NAMES } from '@/domain/permissions/catalogue'
import { byCategory, DESCRIBED_PERMISSIONS } from '@/domain/permissions/catalogue-words'
import type { ManagedRole, ManagedUser } from '@/domain/permissions/managed'
import type { HistoryWords } from '@/ui/kit/records/page/history-words'

const name = v.picklist(PERMISSION_NAMES)
const names = v.array(
  v.union([
    name,
    v.pipe(
      v.object({ name }),
      v.transform((permission) => permission.name),
    ),
  ]),
)

/** `Clients: View clients, Edit clients; Jobs: Create jobs` */
const permissionsText = (value: unknown): string | undefined => {
  const parsed = v.safeParse(names, value)
  if (!parsed.success) return undefined
  if (parsed.output.length === PERMISSION_NAMES.length) return 'All permissions'
  const held = DESCRIBED_PERMISSIONS.filter(({ id }) => parsed.output.includes(id))
  return byCategory(held)
    .map(([category, members]) => `${category}: ${members.map((one) => one.name).join(', ')}`)
    .join('; ')
}

export const ROLE_HISTORY: HistoryWords<ManagedRole> = {
  fields: {
    id: null,
    business_id: null,
    scope: null,
    is_system: null,
    user_count: null,
    created_at: null,
    name: 'Role name',
    description: 'Description',
    permissions: ['Permissions', permissionsText],
  },
  titles: { 'role.created': 'Role created', 'role.edited': 'Role edited', 'role.deleted': 'Role deleted' },
}

type UserFacts = Omit<ManagedUser, 'roles' | 'status' | 'crew_member'> & {
  role_ids: unknown
  is_active: unknown
  is_verified: unknown
  created_at: unknown
  groups: unknown
}

/** Deleted roles appear with their number. */
export const userHistory = (roles: readonly Pick<ManagedRole, 'id' | 'name'>[]): HistoryWords<UserFacts> => ({
  fields: {
    id: null,
    business_id: null,
    user_type: null,
    is_verified: null,
    created_at: null,
    client_id: null,
    groups: null,
    last_login: null,
    hides_last_login: null,
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    role_ids: [
      'Roles',
      (value) =>
        Array.isArray(value)
          ? value.map((id) => roles.find((role) => role.id === id)?.name ?? `Role ${id}`).join(', ')
          : undefined,
    ],
    is_active: ['Status', (value) => (value === true ? 'Active' : value === false ? 'Inactive' : undefined)],
  },
  titles: {
    'user.registered': 'Joined',
    'user.roles_changed': 'Roles changed',
    'user.deactivated': 'Deactivated',
    'user.activated': 'Activated',
    'user.password_reset_sent': 'Password reset link sent',
    'user.password_reset': 'Password changed',
  },
})
