import type { Reader } from '../core/log/rows'
import type { UserRow } from './tables'

/** `users` are those of one business. */
export const ownerAmong = (users: readonly UserRow[]): UserRow | undefined =>
  users.find(({ user_type, is_active }) => user_type === 'business_owner' && is_active)

export const businessOwner = (businessId: number, store: Reader): UserRow | undefined =>
  ownerAmong(store.naming('users', 'business_id', businessId))
