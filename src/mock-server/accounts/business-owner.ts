import type { Reader } from '../core/log/rows'
import type { UserRow } from './tables'

export const businessOwner = (businessId: number, store: Reader): UserRow | undefined =>
  store
    .naming('users', 'business_id', businessId)
    .find(({ user_type, is_active }) => user_type === 'business_owner' && is_active)
