import type { Actor } from './actor'
import { type PermissionName, type Requirement, umbrellaMembers } from './catalogue'
import { bypassesChecks, meets } from './check'

/** What permission checks need to know about the person asking. */
export type Who = Pick<Actor, 'user_type' | 'permissions'>

/** Whether someone holds one of these permissions. Owners and system admins hold all (GUARD-14). */
export const holds = (actor: Who, ...anyOf: readonly Requirement[]): boolean =>
  bypassesChecks(actor.user_type) || anyOf.some((requirement) => meets(actor.permissions, requirement))

/** Whether someone manages roles and users: a system admin any, a business owner those of their business, others none, whatever their role names (PERM-27). */
export const administers = ({ user_type }: Pick<Who, 'user_type'>): boolean => bypassesChecks(user_type)

const READ_ROLES: readonly PermissionName[] = [
  'roles.view',
  'users.create',
  'users.manage.roles',
  ...umbrellaMembers('roles.manage'),
]

/** Whether someone may read roles and what they allow (PERM-26): anyone who manages or assigns them has to see them. */
export const mayReadRoles = (actor: Who): boolean => holds(actor, ...READ_ROLES)

/** Whether someone may read the users of the business, and who is invited (PERM-26). */
export const mayReadUsers = (actor: Who): boolean => holds(actor, 'users.view')

/** Which of these permissions someone can't assign, because they don't hold them themselves. */
export const notHeld = <Name extends string>(actor: Who, names: readonly Name[]): Name[] =>
  bypassesChecks(actor.user_type) ? [] : names.filter((name) => !actor.permissions.some((held) => held === name))

/** Whether a role is one of the business, or of the system and so of every business (PERM-26). */
export const isRoleOf = (
  role: { scope: 'system' | 'business'; business_id: number | null },
  businessId: number,
): boolean => role.scope === 'system' || role.business_id === businessId

/** Whether a user is shown among those of a business: its own people, and system admins (PERM-26). */
export const isUserOf = (
  user: { business_id: number | null; user_type: Actor['user_type'] },
  businessId: number,
): boolean => user.business_id === businessId || user.user_type === 'system_admin'
