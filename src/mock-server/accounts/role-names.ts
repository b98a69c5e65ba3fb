import { isDuplicateRoleName } from '@/domain/permissions/role'
import type { Reader } from '../core/log/rows'
import type { RoleRow } from './tables'

export const isRoleNameTakenIn = ({ id, business_id, name }: RoleRow, store: Reader): boolean =>
  isDuplicateRoleName(
    name,
    store.table('roles').filter((role) => role.business_id === business_id),
    id,
  )
