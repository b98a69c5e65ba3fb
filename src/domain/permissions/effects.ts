import { PERMISSION_NAMES, type PermissionName } from './catalogue'
import { bypassesChecks } from './check'
import { type ManagedRole, type ManagedUser, permissionChange } from './managed'

type Held = Pick<ManagedRole, 'id' | 'permissions'>
type Holder = Pick<ManagedUser, 'id' | 'user_type' | 'roles'>

export const allowedBy = (roles: readonly Held[]): PermissionName[] => {
  const names = new Set(roles.flatMap(({ permissions }) => permissions))
  return PERMISSION_NAMES.filter((name) => names.has(name))
}

/** Permissions that a user loses and gains with other roles. Empty for owners and system admins. */
export const effectOn = (
  user: Pick<Holder, 'user_type'>,
  before: readonly Held[],
  after: readonly Held[],
): ReturnType<typeof permissionChange> =>
  bypassesChecks(user.user_type) ? { gained: [], lost: [] } : permissionChange(allowedBy(before), allowedBy(after))

export type Effect<U> = { user: U } & ReturnType<typeof permissionChange>

/** Permissions that users lose and gain when a role is edited; another of their roles may still grant them. */
export const effectsOfEdit = <U extends Holder>(
  role: Held,
  permissions: ManagedRole['permissions'],
  { users, roles }: { users: readonly U[]; roles: readonly Held[] },
): Effect<U>[] =>
  users
    .filter((user) => user.roles.some(({ id }) => id === role.id))
    .map((user) => {
      const before = roles.filter(({ id }) => user.roles.some((own) => own.id === id))
      const after = before.map((own) => (own.id === role.id ? { ...own, permissions } : own))
      return { user, ...effectOn(user, before, after) }
    })
    .filter(({ gained, lost }) => gained.length + lost.length > 0)
