import { canBeOnCrew } from '@/domain/crew/login'
import { allowedBy } from '@/domain/permissions/effects'
import { type FieldWork, fieldWorkOf } from '@/domain/permissions/field-work'
import type { ManagedRole, ManagedUser } from '@/domain/permissions/managed'

/** How far these roles require a crew member. */
export const fieldWorkIn = (held: readonly { id: number }[], roles: readonly ManagedRole[]): FieldWork =>
  fieldWorkOf(allowedBy(roles.filter(({ id }) => held.some((role) => role.id === id))))

export const seesNoJobs = (user: ManagedUser, roles: readonly ManagedRole[]): boolean =>
  user.business_id !== null &&
  canBeOnCrew(user, user.business_id) &&
  user.crew_member === null &&
  fieldWorkIn(user.roles, roles) === 'always'
