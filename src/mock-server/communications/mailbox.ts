import { businessOwner, ownerAmong } from '../accounts/business-owner'
import type { UserRow } from '../accounts/tables'
import type { Reader } from '../core/log/rows'

const mailboxIn = (owner: UserRow | undefined): string => owner?.email ?? ''

/** From which emails of a business leave, and where answers arrive. */
export const mailboxOf = (businessId: number, store: Reader): string => mailboxIn(businessOwner(businessId, store))

/** As `mailboxOf`, before there is a store. */
export const mailboxAmong = (users: readonly UserRow[]): string => mailboxIn(ownerAmong(users))
