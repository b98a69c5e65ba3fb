import { fullName, type User, type UserType } from '../account/user'
import { administers, notHeld, type Who } from './access'
import { bypassesChecks } from './check'
import type { Role } from './role'
import { SYSTEM_ROLES, type SystemRoleKey } from './system-roles'

/** Sent with every request; carries the role or person that the app is viewed as. A back end that supports it answers accordingly. */
export const VIEW_AS_HEADER = 'x-view-as'

export type ViewedPerson = Pick<
  User,
  'id' | 'first_name' | 'last_name' | 'user_type' | 'roles' | 'crew_member_id' | 'client_id'
>

export type Viewed = { role: Role; user_type: UserType } | { person: ViewedPerson }

/** The header value: `3` for a role, `user/4` for a person. */
export const viewedHeader = (viewed: Viewed): string =>
  'role' in viewed ? String(viewed.role.id) : `user/${viewed.person.id}`

export const personInHeader = (text: string): number | null => {
  const id = /^user\/(\d+)$/.exec(text)?.[1]
  return id === undefined ? null : Number(id)
}

/** `Field Technician`, `Luis Ortega` */
export const viewedName = (viewed: Viewed): string => ('role' in viewed ? viewed.role.name : fullName(viewed.person))

/** The app is read-only while it is viewed as someone else. */
export const viewingRefusal = (viewed: Viewed): string =>
  `You are viewing the app as ${viewedName(viewed)}. Stop viewing to change anything.`

/**
 * Replaces the user's roles, or their identity for rules. The id stays their own, so that saved views and sign-ins are those of the viewer.
 */
export const viewedAs = (user: User, viewed: Viewed): User => {
  if ('role' in viewed) return { ...user, user_type: viewed.user_type, roles: [viewed.role] }
  const { id: _, ...shown } = viewed.person
  return { ...user, ...shown }
}

const TYPES: Partial<Record<SystemRoleKey, UserType>> = {
  business_owner: 'business_owner',
  office_manager: 'business_manager',
  property_owner: 'property_owner',
}

const typeOf = ({ name }: Role): UserType => {
  const key = (Object.keys(TYPES) as SystemRoleKey[]).find((candidate) => SYSTEM_ROLES[candidate].name === name)
  return (key && TYPES[key]) ?? 'business_employee'
}

/** Holders of a custom role are viewed as employees. */
export const toViewedRole = (role: Role): Viewed => ({ role, user_type: typeOf(role) })

/** Viewing as a role must not reveal anything that the actor can't see. */
export const mayViewAs = (actor: Who, role: Role): boolean =>
  notHeld(
    actor,
    role.permissions.map(({ name }) => name),
  ).length === 0

/** User managers can view the app as anyone but owners and system admins. */
export const mayViewAsPerson = (actor: Who, person: Pick<ViewedPerson, 'user_type'>): boolean =>
  administers(actor) && !bypassesChecks(person.user_type)
