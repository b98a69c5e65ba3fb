import { fullName, type User, type UserType } from '../account/user'
import { administers, notHeld, type Who } from './access'
import { bypassesChecks } from './check'
import type { Role } from './role'
import { SYSTEM_ROLES, type SystemRoleKey } from './system-roles'

/** Names the role or the person as which the app is looked at, with every request. A back end that knows it answers as they are answered. */
export const VIEW_AS_HEADER = 'x-view-as'

/** What someone is that the app shows: what they may do, and whose work is their own. */
export type ViewedPerson = Pick<
  User,
  'id' | 'first_name' | 'last_name' | 'user_type' | 'roles' | 'crew_member_id' | 'client_id'
>

/** As what the app is looked at: a role with the type of those who mostly have it, or a person. */
export type Viewed = { role: Role; user_type: UserType } | { person: ViewedPerson }

/** The value of the header: `3` is a role, `user/4` a person. */
export const viewedHeader = (viewed: Viewed): string =>
  'role' in viewed ? String(viewed.role.id) : `user/${viewed.person.id}`

/** The id of the person that a header names; null where it names a role. */
export const personInHeader = (text: string): number | null => {
  const id = /^user\/(\d+)$/.exec(text)?.[1]
  return id === undefined ? null : Number(id)
}

/** `Field Technician`, `Luis Ortega` */
export const viewedName = (viewed: Viewed): string => ('role' in viewed ? viewed.role.name : fullName(viewed.person))

/** Why nothing is changed while the app is looked at as someone else. */
export const viewingRefusal = (viewed: Viewed): string =>
  `You are viewing the app as ${viewedName(viewed)}. Stop viewing to change anything.`

/**
 * A user as who has this role and no other, or as this person. They keep their own id: what people keep to themselves, such as saved views
 * and sign-ins, stays that of the one who looks.
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

/** A role as the app is looked at by it: people with a custom role are employees. */
export const toViewedRole = (role: Role): Viewed => ({ role, user_type: typeOf(role) })

/** Whether someone may look at the app as a role: it shows nothing that they may not see themselves. */
export const mayViewAs = (actor: Who, role: Role): boolean =>
  notHeld(
    actor,
    role.permissions.map(({ name }) => name),
  ).length === 0

/** Whether someone may look at the app as a person: those who manage users, as anyone but owners and system admins. */
export const mayViewAsPerson = (actor: Who, person: Pick<ViewedPerson, 'user_type'>): boolean =>
  administers(actor) && !bypassesChecks(person.user_type)
