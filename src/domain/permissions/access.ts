import type { Actor } from './actor'
import { type PermissionName, type Requirement, umbrellaMembers } from './catalogue'
import { bypassesChecks, meets } from './check'

/** The part of an actor that permission checks read. */
export type Who = Pick<Actor, 'user_type' | 'permissions'>

/** True if the actor holds any of these permissions. Owners and system admins hold all (GUARD-14). */
export const holds = (actor: Who, ...anyOf: readonly Requirement[]): boolean =>
  bypassesChecks(actor.user_type) || anyOf.some((requirement) => meets(actor.permissions, requirement))

/**
 * True for those who manage roles and users: system admins everywhere, owners in their business, no one else regardless of role names
 * (PERM-27).
 */
export const administers = ({ user_type }: Pick<Who, 'user_type'>): boolean => bypassesChecks(user_type)

const READ_ROLES: readonly PermissionName[] = [
  'roles.view',
  'users.create',
  'users.manage.roles',
  ...umbrellaMembers('roles.manage'),
]

/** Anyone who manages or assigns roles can read them (PERM-26). */
export const mayReadRoles = (actor: Who): boolean => holds(actor, ...READ_ROLES)

/** Covers the users of the business and its invitations (PERM-26). */
export const mayReadUsers = (actor: Who): boolean => holds(actor, 'users.view')

/** The permissions that the actor can't assign because they don't hold them. */
export const notHeld = <Name extends string>(actor: Who, names: readonly Name[]): Name[] =>
  bypassesChecks(actor.user_type) ? [] : names.filter((name) => !actor.permissions.some((held) => held === name))

/** System roles belong to every business (PERM-26). */
export const isRoleOf = (
  role: { scope: 'system' | 'business'; business_id: number | null },
  businessId: number,
): boolean => role.scope === 'system' || role.business_id === businessId

/** The business's own people, and system admins (PERM-26). */
export const isUserOf = (
  user: { business_id: number | null; user_type: Actor['user_type'] },
  businessId: number,
): boolean => user.business_id === businessId || user.user_type === 'system_admin'
