import type { ManagedRole } from './managed'
import { SYSTEM_ROLES, type SystemRole } from './system-roles'

/** The roles of the system as the program knows them, where the business's own can't be loaded (PERM-32). No one is counted. */
export const BUILT_IN_ROLES: readonly ManagedRole[] = Object.values<SystemRole>(SYSTEM_ROLES).map((role, index) => ({
  ...role,
  id: index + 1,
  permissions: [...role.permissions],
  user_count: 0,
  is_system: true,
  scope: 'business',
  created_at: null,
  business_id: null,
}))
