import type { User, UserType } from '../account/user'
import {
  canonicalName,
  isUmbrella,
  PERMISSION_NAMES,
  type PermissionName,
  type Requirement,
  umbrellaMembers,
} from './catalogue'

const BYPASS: readonly UserType[] = ['system_admin', 'business_owner']

/** Owners and admins pass every check, regardless of roles (GUARD-14). */
export const bypassesChecks = (userType: UserType): boolean => BYPASS.includes(userType)

/** A business-scoped role counts only in the user's own business (GUARD-14). */
const namesHeld = (user: User, businessId: number | undefined): string[] => {
  const foreign = businessId !== undefined && businessId !== user.business_id
  return user.roles
    .filter((role) => !(role.scope === 'business' && foreign))
    .flatMap((role) => role.permissions.map((permission) => canonicalName(permission.name)))
}

/** The user's permissions in a business. Owners and system admins hold all. */
export const permissionsOf = (user: User, businessId?: number): PermissionName[] => {
  if (bypassesChecks(user.user_type)) return [...PERMISSION_NAMES]
  const names = namesHeld(user, businessId)
  return PERMISSION_NAMES.filter((name) => names.includes(name))
}

/** An umbrella is met by any of its members. */
export const meets = (held: readonly string[], requirement: Requirement): boolean =>
  held.includes(requirement) ||
  (isUmbrella(requirement) && umbrellaMembers(requirement).some((name) => held.includes(name)))

/** The permission check (GUARD-14). False if no one is signed in. */
export const isAllowed = (user: User | null, requirement: Requirement, businessId?: number): boolean =>
  user !== null && (bypassesChecks(user.user_type) || meets(namesHeld(user, businessId), requirement))
