import type { ManagedRole } from '@/domain/permissions/managed'
import { listed } from '@/domain/text/wording'
import type { Store } from '../core/log/store'
import { invalid, Refusal } from '../core/write/refusal'
import { managedRole, rolesOf } from './roles'

/** The roles of these ids among those of the business. @throws Refusal 422 for an id that is not among them */
export const rolesWith = (ids: readonly number[], businessId: number, store: Store): ManagedRole[] => {
  const roles = rolesOf(businessId, store)
  return [...new Set(ids)].map((id) => {
    const role = roles.find((each) => each.id === id)
    if (!role) throw invalid('role_ids', 'This role no longer exists. Choose another one.')
    return managedRole(role, store)
  })
}

/** `Crew Leader and Scout` */
export const namesOf = (roles: readonly { name: string }[]): string => listed(roles.map(({ name }) => name))

/** @throws Refusal 403 for what the person may not do, 409 for what can't be done now */
export const refuse = (refusal: string | null, status: 403 | 409 = 403): void => {
  if (refusal !== null) throw new Refusal(status, refusal)
}
