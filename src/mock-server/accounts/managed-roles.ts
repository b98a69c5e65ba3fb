import type { ManagedRole } from '@/domain/permissions/managed'
import { listed } from '@/domain/text/wording'
import type { Store } from '../core/log/store'
import { invalid, Refusal } from '../core/write/refusal'
import { managedRole, rolesOf } from './roles'

/** Throws Refusal 422 for an id outside the business. */
export const rolesWith = (ids: readonly number[], businessId: number, store: Store): ManagedRole[] => {
  const roles = rolesOf(businessId, store)
  return [...new Set(ids)].map((id) => {
    const role = roles.find((each) => each.id === id)
    if (!role) throw invalid('role_ids', 'This role no longer exists. Choose another one.')
    return managedRole(role, store)
  })
}

export const namesOf = (roles: readonly { name: string }[]): string => listed(roles.map(({ name }) => name))

/** Throws Refusal 403 for missing permissions, 409 for a conflicting state. */
export const refuse = (refusal: string | null, status: 403 | 409 = 403): void => {
  if (refusal !== null) throw new Refusal(status, refusal)
}
