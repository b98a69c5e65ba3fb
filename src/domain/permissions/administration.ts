import { firstListed } from '../wording'
import { holds, notHeld, type Who } from './access'
import type { Actor } from './actor'
import { type PermissionName, umbrellaMembers } from './catalogue'
import { permissionLabel } from './catalogue-words'
import { bypassesChecks } from './check'
import { isActive, type ManagedRole, type ManagedUser } from './managed'
import { SYSTEM_ROLES } from './system-roles'

/** Said of a system role, which nobody modifies or deletes (PERM-04, X-05). */
export const SYSTEM_ROLE_NOTE =
  'This is a system role and cannot be modified or deleted. You can create custom roles based on your needs.'

/** Said where no business is named (PERM-15). */
export const NO_BUSINESS = 'Business ID is required'

const REFUSALS = {
  'roles.create': 'Your role does not allow roles to be created.',
  'roles.edit': 'Your role does not allow roles to be edited.',
  'roles.delete': 'Your role does not allow roles to be deleted.',
  'users.create': 'Your role does not allow users to be invited.',
  'users.edit': 'Your role does not allow users to be edited.',
  'users.manage.roles': 'Your role does not allow roles to be assigned.',
} as const satisfies Partial<Record<PermissionName, string>>

/**
 * Why somebody may not administer at all; null when they may. System admins and business owners may (PERM-27); of the others those alone
 * whose role names it, which no system role but Business Owner does.
 */
export const administrationRefusal = (actor: Who, name: keyof typeof REFUSALS): string | null =>
  holds(actor, name) ? null : REFUSALS[name]

/** So many permissions are named; the others are counted. */
const NAMED = 3

/** Why somebody can't give these permissions away: they don't hold them; null when they hold all. */
export const grantRefusal = (actor: Who, granted: readonly PermissionName[]): string | null => {
  const missing = notHeld(actor, granted)
  if (missing.length === 0) return null
  return `You can’t give what you don’t have yourself: ${firstListed(missing.map(permissionLabel), NAMED)}.`
}

/** Why a role can't be edited or deleted; null when it can (PERM-27, PERM-28, X-05). */
export const roleRefusal = (
  actor: Who,
  role: Pick<ManagedRole, 'is_system' | 'user_count'>,
  action: 'edit' | 'delete',
): string | null => {
  if (role.is_system) return SYSTEM_ROLE_NOTE
  const refusal = administrationRefusal(actor, `roles.${action}`)
  if (refusal !== null || action === 'edit' || role.user_count === 0) return refusal
  return 'Somebody has this role. Give them another one first.'
}

/** What somebody needs to bring an administration back that they have given away. */
const OWN_ADMINISTRATION: readonly PermissionName[] = [...umbrellaMembers('roles.manage'), 'users.manage.roles']

/** Why somebody can't be left with these permissions by their own hand: nothing of their role management would remain. */
export const lockoutRefusal = (actor: Who, left: readonly PermissionName[]): string | null => {
  if (bypassesChecks(actor.user_type)) return null
  const had = OWN_ADMINISTRATION.filter((name) => actor.permissions.includes(name))
  if (had.length === 0 || had.some((name) => left.includes(name))) return null
  return 'This would take away your own role management. Ask somebody else who manages roles to do it.'
}

const isOwner = ({ user_type }: Pick<ManagedUser, 'user_type'>) => user_type === 'business_owner'

/** Why nothing can be done to a user by this person, whatever it is; null when something can (PERM-27). */
export const userRefusal = (
  actor: Who,
  user: Pick<ManagedUser, 'user_type'>,
  name: 'users.edit' | 'users.manage.roles',
): string | null => {
  const refusal = administrationRefusal(actor, name)
  if (refusal !== null) return refusal
  if (user.user_type === 'system_admin') return 'A system admin belongs to no business and is not changed here.'
  return isOwner(user) && actor.user_type !== 'system_admin' ? 'Only a system admin can change a business owner.' : null
}

type People = readonly Pick<ManagedUser, 'id' | 'user_type' | 'status'>[]

/** Why a user can't be deactivated or activated; null when they can (PERM-27, PERM-29). `people` are those of the business. */
export const toggleRefusal = (
  actor: Pick<Actor, 'user_type' | 'permissions' | 'user_id'>,
  user: Pick<ManagedUser, 'id' | 'user_type' | 'status'>,
  people: People,
): string | null => {
  const refusal = userRefusal(actor, user, 'users.edit')
  if (refusal !== null || !isActive(user)) return refusal
  if (user.id === actor.user_id) return 'You can’t deactivate your own account.'
  const owners = people.filter((one) => isOwner(one) && isActive(one))
  return isOwner(user) && owners.length <= 1 ? 'The business needs an owner. This is the last one.' : null
}

/** Whether a role is the one that nobody is given by invitation or by hand (PERM-14). */
export const isOwnerRole = ({ name, is_system }: Pick<ManagedRole, 'name' | 'is_system'>): boolean =>
  is_system && name === SYSTEM_ROLES.business_owner.name

type Held = Pick<ManagedRole, 'id' | 'name' | 'is_system' | 'permissions'>

const permissionsIn = (roles: readonly Held[]): PermissionName[] => [
  ...new Set(roles.flatMap((role) => role.permissions)),
]

/** Why these roles can't be given to anybody by this person; null when they can (PERM-14, PERM-27). */
export const rolesGrantRefusal = (actor: Who, added: readonly Held[]): string | null =>
  added.some(isOwnerRole)
    ? 'The Business Owner role is not given to anybody here.'
    : grantRefusal(actor, permissionsIn(added))

/** Why a user can't have these roles in place of theirs; null when they can (PERM-27). */
export const assignmentRefusal = (
  actor: Pick<Actor, 'user_type' | 'permissions' | 'user_id'>,
  user: Pick<ManagedUser, 'id' | 'user_type'>,
  { before, after }: { before: readonly Held[]; after: readonly Held[] },
): string | null => {
  const refusal = userRefusal(actor, user, 'users.manage.roles')
  if (refusal !== null) return refusal
  const added = after.filter(({ id }) => !before.some((role) => role.id === id))
  const removed = before.filter(({ id }) => !after.some((role) => role.id === id))
  if (removed.some(isOwnerRole)) return 'The Business Owner role is not taken from anybody here.'
  return (
    rolesGrantRefusal(actor, added) ?? (user.id === actor.user_id ? lockoutRefusal(actor, permissionsIn(after)) : null)
  )
}
