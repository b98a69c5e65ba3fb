import type { User, UserType } from '../user'
import { notHeld, type Who } from './access'
import type { Role } from './role'
import { SYSTEM_ROLES, type SystemRoleKey } from './system-roles'

/** Names the role as which the app is looked at, with every request. A back end that knows it answers as that role is answered. */
export const VIEW_AS_HEADER = 'x-view-as'

/** Why nothing is changed while the app is looked at as a role. */
export const viewingRefusal = ({ name }: Pick<Role, 'name'>): string =>
  `You are viewing the app as ${name}. Stop viewing to change anything.`

/** A role as which the app is looked at, and the type of those who mostly have it. */
export type ViewedRole = { role: Role; user_type: UserType }

/** Someone as a user who has this role and no other. */
export const viewedAs = (user: User, { role, user_type }: ViewedRole): User => ({ ...user, user_type, roles: [role] })

const TYPES: Partial<Record<SystemRoleKey, UserType>> = {
  business_owner: 'business_owner',
  office_manager: 'business_manager',
  property_owner: 'property_owner',
}

const typeOf = ({ name }: Role): UserType => {
  const key = (Object.keys(TYPES) as SystemRoleKey[]).find((known) => SYSTEM_ROLES[known].name === name)
  return (key && TYPES[key]) ?? 'business_employee'
}

/** A role as the app is looked at by it: people with a custom role are employees. */
export const toViewedRole = (role: Role): ViewedRole => ({ role, user_type: typeOf(role) })

/** Whether someone may look at the app as a role: it shows nothing that they may not see themselves. */
export const mayViewAs = (actor: Who, role: Role): boolean =>
  notHeld(
    actor,
    role.permissions.map(({ name }) => name),
  ).length === 0
