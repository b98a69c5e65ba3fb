import type { Role } from '@/domain/permissions/role'
import { permissionFrom, SYSTEM_ROLES, type SystemRoleKey } from '@/domain/permissions/system-roles'
import type { RoleRow } from './tables'

const ROLE_KEYS = Object.keys(SYSTEM_ROLES) as SystemRoleKey[]

export const SYSTEM_ROLE_COUNT = ROLE_KEYS.length

/** Default roles of a business (PERM-22 to PERM-25, X-06), numbered from `firstId`. `created_at` is ISO 8601. */
export const systemRolesFor = (businessId: number, firstId: number, created_at: string): RoleRow[] =>
  ROLE_KEYS.map((key, index) => ({
    id: firstId + index,
    name: SYSTEM_ROLES[key].name,
    description: SYSTEM_ROLES[key].description,
    scope: 'business',
    business_id: businessId,
    is_system: true,
    created_at,
    permissions: SYSTEM_ROLES[key].permissions.map(permissionFrom),
  }))

/** Empty when the business no longer has the role. */
export const systemRoleIds = (roles: readonly Role[], businessId: number, key: SystemRoleKey): number[] =>
  roles.filter((role) => role.business_id === businessId && role.name === SYSTEM_ROLES[key].name).map(({ id }) => id)
