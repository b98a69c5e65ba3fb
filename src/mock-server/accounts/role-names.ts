import { isDuplicateRoleName } from '@/domain/permissions/role'
import type { Reader } from '../core/log/rows'
import type { RoleRow } from './tables'

/** Whether another role of the business has the name of this one. */
export const isRoleNameTakenIn = ({ id, business_id, name }: RoleRow, store: Reader): boolean =>
  isDuplicateRoleName(
    name,
    store.table('roles').filter((role) => role.business_id === business_id),
    id,
  )
