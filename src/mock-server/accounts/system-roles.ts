import type { Role } from '@/domain/permissions/role'
import { permissionFrom, SYSTEM_ROLES, type SystemRoleKey } from '@/domain/permissions/system-roles'

const ROLE_KEYS = Object.keys(SYSTEM_ROLES) as SystemRoleKey[]

/** How many roles a business begins with. */
export const SYSTEM_ROLE_COUNT = ROLE_KEYS.length

/** The roles a business begins with (PERM-22 to PERM-25), numbered from `firstId`. */
export const systemRolesFor = (businessId: number, firstId: number): Role[] =>
  ROLE_KEYS.map((key, index) => ({
    id: firstId + index,
    name: SYSTEM_ROLES[key].name,
    scope: 'business',
    business_id: businessId,
    permissions: SYSTEM_ROLES[key].permissions.map(permissionFrom),
  }))

/** The id of one of them among a business's roles; none where the business no longer has it. */
export const systemRoleIds = (roles: readonly Role[], businessId: number, key: SystemRoleKey): number[] =>
  roles.filter((role) => role.business_id === businessId && role.name === SYSTEM_ROLES[key].name).map(({ id }) => id)
