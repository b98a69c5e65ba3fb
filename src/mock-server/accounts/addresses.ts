import { Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import type { UserRow } from './tables'

/** The account with an e-mail address, in whatever case it is written. */
export const accountWith = (email: string, store: Store): UserRow | undefined => {
  const wanted = email.trim().toLowerCase()
  return store.table('users').find((user) => user.email.toLowerCase() === wanted)
}

/** Sees to it that an address is nobody's, or one's own. @throws Refusal 409 */
export const checkEmail = (email: string, own: number | null, store: Store): void => {
  const holder = accountWith(email, store)
  if (holder && holder.id !== own) throw new Refusal(409, 'An account with this email already exists.')
}
