import type { ManagedRole } from './managed'
import { SYSTEM_ROLES, type SystemRole } from './system-roles'

/** System roles as a fallback if the business's own can't be loaded (PERM-32). User counts are 0. */
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
