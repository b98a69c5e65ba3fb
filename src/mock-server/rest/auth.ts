import { login, logout, refresh } from '@/contract/auth'
import type { User } from '@/domain/user'
import { answerOpenly } from '../answer'
import { bySystem, inserted, updated } from '../changes'
import { isPassword } from '../passwords'
import { Refusal } from '../refusal'
import type { Route } from '../route'
import { holderOf, userFrom } from '../session'
import type { Store } from '../store'
import type { UserRow } from '../tables'
import { issue, readToken } from '../tokens'

const TOKEN_TYPE = 'bearer'

/** Signing in is the system's doing: it tells nothing about the business, and sample data may still move to a new day. */
const SIGN_IN = bySystem('Sign-in')

const accountOf = async (email: string, password: string, store: Store): Promise<UserRow> => {
  const wanted = email.trim().toLowerCase()
  const account = store.table('users').find((user) => user.email.toLowerCase() === wanted)
  if (!account || !(await isPassword(store.find('credentials', account.id), password)))
    throw new Refusal(401, 'Invalid email or password')
  if (!account.is_active) throw new Refusal(403, 'This account is deactivated')
  return account
}

/** A system admin belongs to every business, everybody else to their own (PERM-26). */
const belongsTo = (subdomain: string, user: UserRow, store: Store): boolean => {
  const business = store.table('businesses').find((each) => each.subdomain === subdomain.trim().toLowerCase())
  return business !== undefined && (user.user_type === 'system_admin' || user.business_id === business.id)
}

const noteSignIn = async (account: UserRow, store: Store): Promise<{ user: User; session: number }> => {
  const change = updated('users', account, { last_login: new Date(store.now()).toISOString() })
  const [fact] = await store.commit([
    {
      stream: `user/${account.id}`,
      type: 'user.signed_in',
      actor: SIGN_IN,
      cause: null,
      note: null,
      changes: [change],
    },
  ])
  const row = store.find('users', account.id)
  if (!fact || !row) throw new Refusal(500, 'The sign-in could not be recorded.')
  return { user: userFrom(row, store), session: fact.position }
}

/** Sign-in, refresh and sign-out (EP-001, EP-003, EP-004; X-07). `lifetime` is how long an access token counts, in seconds. */
export const authRoutes = (lifetime: number): readonly Route[] => {
  const accessToken = (user_id: number, session: number, store: Store) => ({
    access_token: issue({ kind: 'access', user_id, session, expires_at: store.now() + lifetime * 1000 }),
    token_type: TOKEN_TYPE,
    expires_in: lifetime,
  })

  return [
    answerOpenly(login, async ({ body }, store) => {
      const account = await accountOf(body.email, body.password, store)
      const subdomain = body.business_subdomain?.trim()
      if (subdomain && !belongsTo(subdomain, account, store)) throw new Refusal(401, 'No business with that subdomain')
      const { user, session } = await noteSignIn(account, store)
      return {
        ...accessToken(user.id, session, store),
        refresh_token: issue({ kind: 'refresh', user_id: user.id, session, expires_at: null }),
        user,
      }
    }),

    answerOpenly(refresh, async ({ body }, store) => {
      const token = readToken(body.refresh_token)
      if (token?.kind !== 'refresh' || !holderOf(token, store))
        throw new Refusal(401, 'Your session has ended. Please sign in again.')
      return accessToken(token.user_id, token.session, store)
    }),

    answerOpenly(logout, async ({ body }, store) => {
      const token = readToken(body.refresh_token ?? '')
      if (token?.kind !== 'refresh' || !holderOf(token, store)) return { success: true }
      const ended = inserted('ended_sessions', { id: token.session, user_id: token.user_id })
      const stream = `user/${token.user_id}`
      await store.commit([
        { stream, type: 'user.signed_out', actor: SIGN_IN, cause: null, note: null, changes: [ended] },
      ])
      return { success: true }
    }),
  ]
}
