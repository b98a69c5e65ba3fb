import { login, logout, refresh } from '@/contract/auth'
import type { Route } from '../core/call'
import { inserted } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'
import { open } from '../rest/answer'
import { accountWith } from './addresses'
import { accessToken, openSession, SIGN_IN } from './open-session'
import { isPassword } from './passwords'
import { holderOf, isDeleted } from './session'
import type { UserRow } from './tables'
import { readToken } from './tokens'

const accountOf = async (email: string, password: string, store: Store): Promise<UserRow> => {
  const account = accountWith(email, store)
  if (!account || !(await isPassword(store.find('credentials', account.id), password)))
    throw new Refusal(401, 'Invalid email or password')
  if (!account.is_active) throw new Refusal(403, 'This account is deactivated')
  if (isDeleted(account, store)) throw new Refusal(403, 'This account was deleted. Its 90 days are over.')
  return account
}

/** System admins belong to every business, everyone else to their own (PERM-26). */
const belongsTo = (subdomain: string, user: UserRow, store: Store): boolean => {
  const business = store.table('businesses').find((each) => each.subdomain === subdomain.trim().toLowerCase())
  return business !== undefined && (user.user_type === 'system_admin' || user.business_id === business.id)
}

/** Sign-in, refresh and sign-out (EP-001, EP-003, EP-004; X-07). `lifetime` is in seconds. */
export const authRoutes = (lifetime: number): readonly Route[] => [
  open(login, async ({ body }, store) => {
    const account = await accountOf(body.email, body.password, store)
    const subdomain = body.business_subdomain?.trim()
    if (subdomain && !belongsTo(subdomain, account, store)) throw new Refusal(401, 'No business with that subdomain')
    return openSession(account, [], lifetime, store)
  }),

  open(refresh, async ({ body }, store) => {
    const token = readToken(body.refresh_token)
    const user = token?.kind === 'refresh' && holderOf(token, store)
    if (!token || !user) throw new Refusal(401, 'Your session has ended. Please sign in again.')
    return { ...accessToken(token.user_id, token.session, lifetime, store), user }
  }),

  open(logout, async ({ body }, store) => {
    const token = readToken(body.refresh_token ?? '')
    if (token?.kind !== 'refresh' || !holderOf(token, store)) return { success: true }
    const ended = inserted('ended_sessions', { id: token.session, user_id: token.user_id })
    const stream = `user/${token.user_id}`
    await store.commit([{ stream, type: 'user.signed_out', actor: SIGN_IN, cause: null, note: null, changes: [ended] }])
    return { success: true }
  }),
]
