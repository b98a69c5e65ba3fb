import type { Reader, RowOf } from '../core/log/rows'
import { Refusal } from '../core/write/refusal'

/** The account with an e-mail address, in whatever case it is written; `but` is one that does not count. */
export const accountWith = (email: string, store: Reader, but: number | null = null): RowOf<'users'> | undefined => {
  const wanted = email.trim().toLowerCase()
  return store.table('users').find((user) => user.id !== but && user.email.toLowerCase() === wanted)
}

/** Why an address can't be someone's: it is someone else's. Null where it is no one's, or one's own. */
export const emailRefusal = (email: string, own: number | null, store: Reader): string | null =>
  accountWith(email, store, own) ? 'An account with this email already exists.' : null

/** Sees to it that an address is no one's, or one's own. @throws Refusal 409 */
export const checkEmail = (email: string, own: number | null, store: Reader): void => {
  const refusal = emailRefusal(email, own, store)
  if (refusal) throw new Refusal(409, refusal)
}
