import { administers, type Who } from './access'
import type { Actor } from './actor'
import { isActive, type ManagedRole, type ManagedUser } from './managed'
import { SYSTEM_ROLES } from './system-roles'
import { mayViewAsPerson } from './viewed-role'

/** For system roles, which no one can modify or delete (PERM-04, X-05). */
export const SYSTEM_ROLE_NOTE =
  'This is a system role and cannot be modified or deleted. You can create custom roles based on your needs.'

/** PERM-15 */
export const NO_BUSINESS = 'Business ID is required'

/** For those who see roles and users but can't change them (PERM-27). */
const ONLY_MANAGERS = 'Only the business owner or a system admin manages roles and users.'

export const administrationRefusal = (actor: Pick<Who, 'user_type'>): string | null =>
  administers(actor) ? null : ONLY_MANAGERS

/** Returns null if the role can be edited and deleted (PERM-27, PERM-28, X-05). */
export const roleRefusal = (
  actor: Pick<Who, 'user_type'>,
  role: Pick<ManagedRole, 'is_system' | 'user_count'>,
  action: 'edit' | 'delete',
): string | null => {
  if (role.is_system) return SYSTEM_ROLE_NOTE
  const refusal = administrationRefusal(actor)
  if (refusal !== null || action === 'edit' || role.user_count === 0) return refusal
  return 'Someone has this role. Give them another one first.'
}

const isOwner = ({ user_type }: Pick<ManagedUser, 'user_type'>) => user_type === 'business_owner'

/** The reason that this person can't change the user in any way; null if they can (PERM-27). */
export const userRefusal = (actor: Pick<Who, 'user_type'>, user: Pick<ManagedUser, 'user_type'>): string | null => {
  const refusal = administrationRefusal(actor)
  if (refusal !== null) return refusal
  if (user.user_type === 'system_admin') return 'A system admin belongs to no business and is not changed here.'
  return isOwner(user) && actor.user_type !== 'system_admin' ? 'Only a system admin can change a business owner.' : null
}

type People = readonly Pick<ManagedUser, 'id' | 'user_type' | 'status'>[]

/** Returns null if the user can be activated or deactivated (PERM-27, PERM-29). `people` are the users of the business. */
export const toggleRefusal = (
  actor: Pick<Actor, 'user_type' | 'user_id'>,
  user: Pick<ManagedUser, 'id' | 'user_type' | 'status'>,
  people: People,
): string | null => {
  const refusal = userRefusal(actor, user)
  if (refusal !== null || !isActive(user)) return refusal
  if (user.id === actor.user_id) return 'You can’t deactivate your own account.'
  const owners = people.filter((one) => isOwner(one) && isActive(one))
  return isOwner(user) && owners.length <= 1 ? 'The business needs an owner. This is the last one.' : null
}

export const viewUserRefusal = (actor: Who, user: Pick<ManagedUser, 'user_type' | 'status'>): string | null => {
  const refusal = administrationRefusal(actor)
  if (refusal !== null) return refusal
  if (!isActive(user)) return 'This account is deactivated. Activate it first.'
  return mayViewAsPerson(actor, user) ? null : 'Owners and system admins see everything, as you do.'
}

/** The role that can't be assigned by invitation or by hand (PERM-14). */
export const isOwnerRole = ({ name, is_system }: Pick<ManagedRole, 'name' | 'is_system'>): boolean =>
  is_system && name === SYSTEM_ROLES.business_owner.name

type Named = Pick<ManagedRole, 'id' | 'name' | 'is_system'>

/** Returns null if these roles can be assigned (PERM-14, PERM-27). */
export const rolesGrantRefusal = (added: readonly Named[]): string | null =>
  added.some(isOwnerRole) ? 'The Business Owner role is not given to anyone here.' : null

/** Returns null if the user can get these roles in place of theirs (PERM-27). */
export const assignmentRefusal = (
  actor: Pick<Who, 'user_type'>,
  user: Pick<ManagedUser, 'user_type'>,
  { before, after }: { before: readonly Named[]; after: readonly Named[] },
): string | null => {
  const refusal = userRefusal(actor, user)
  if (refusal !== null) return refusal
  if (before.some((role) => isOwnerRole(role) && !after.some(({ id }) => id === role.id)))
    return 'The Business Owner role is not taken from anyone here.'
  return rolesGrantRefusal(after.filter(({ id }) => !before.some((role) => role.id === id)))
}
