import type { Reader, RowOf } from '../core/log/rows'
import { Refusal } from '../core/write/refusal'

/** Case-insensitive; `but` is excluded. */
export const accountWith = (email: string, store: Reader, but: number | null = null): RowOf<'users'> | undefined => {
  const wanted = email.trim().toLowerCase()
  return store.table('users').find((user) => user.id !== but && user.email.toLowerCase() === wanted)
}

/** Returns the refusal when the address belongs to someone else, else null. */
export const emailRefusal = (email: string, own: number | null, store: Reader): string | null =>
  accountWith(email, store, own) ? 'An account with this email already exists.' : null

/** Throws Refusal 409 when the address belongs to someone else. */
export const checkEmail = (email: string, own: number | null, store: Reader): void => {
  const refusal = emailRefusal(email, own, store)
  if (refusal) throw new Refusal(409, refusal)
}
