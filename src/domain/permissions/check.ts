import type { User, UserType } from '../user'
import {
  canonicalName,
  isUmbrella,
  PERMISSION_NAMES,
  type PermissionName,
  type Requirement,
  umbrellaMembers,
} from './catalogue'

const BYPASS: readonly UserType[] = ['system_admin', 'business_owner']

/** Whether the user passes every permission check whatever their roles (GUARD-14). */
export const bypassesChecks = (userType: UserType): boolean => BYPASS.includes(userType)

/**
 * The permissions a user holds in a business. A business-scoped role counts only in the user's own business (GUARD-14).
 * Owners and system admins hold all.
 */
export const permissionsOf = (user: User, businessId?: number): PermissionName[] => {
  if (bypassesChecks(user.user_type)) return PERMISSION_NAMES
  const foreign = businessId !== undefined && businessId !== user.business_id
  const names = user.roles
    .filter((role) => !(role.scope === 'business' && foreign))
    .flatMap((role) => role.permissions.map((permission) => canonicalName(permission.name)))
  return PERMISSION_NAMES.filter((name) => names.includes(name))
}

/** Whether a list of held permissions meets a requirement, umbrellas included. */
export const meets = (held: readonly string[], requirement: Requirement): boolean =>
  isUmbrella(requirement)
    ? umbrellaMembers(requirement).some((name) => held.includes(name))
    : held.includes(requirement)

/** Whether a user may: the permission check of the documents (GUARD-14). Nobody signed in means no. */
export const isAllowed = (user: User | null, requirement: Requirement, businessId?: number): boolean =>
  user !== null && meets(permissionsOf(user, businessId), requirement)
