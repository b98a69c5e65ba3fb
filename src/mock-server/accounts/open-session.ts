import type { NewFact } from '@/domain/record/fact'
import { bySystem, isoNow, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'
import { userFrom } from './session'
import type { UserRow } from './tables'
import { issue } from './tokens'

const TOKEN_TYPE = 'bearer'

/** The system is the actor of sign-ins: they don't change business data, so sample data may still move to a new day. */
export const SIGN_IN = bySystem('Sign-in')

/** `lifetime` is in seconds. */
export const accessToken = (user_id: number, session: number, lifetime: number, store: Store) => ({
  access_token: issue({ kind: 'access', user_id, session, expires_at: store.now() + lifetime * 1000 }),
  token_type: TOKEN_TYPE,
  expires_in: lifetime,
})

const signedIn = (account: UserRow, store: Store): NewFact => ({
  stream: `user/${account.id}`,
  type: 'user.signed_in',
  actor: SIGN_IN,
  cause: null,
  note: null,
  changes: [updated('users', account, { last_login: isoNow(store) })],
})

/**
 * Signs an account in and returns its tokens. `before` holds the facts that create the account; both are committed together so that a
 * registered user can always sign in.
 */
export const openSession = async (
  account: UserRow,
  before: readonly NewFact[],
  lifetime: number,
  store: Store,
): Promise<ReturnType<typeof sessionAnswer>> => {
  const facts = await store.commit([...before, signedIn(account, store)])
  const row = store.find('users', account.id)
  const session = facts.at(-1)?.position
  if (!row || session === undefined) throw new Refusal(500, 'The sign-in could not be recorded.')
  return sessionAnswer(row, session, lifetime, store)
}

const sessionAnswer = (row: UserRow, session: number, lifetime: number, store: Store) => ({
  ...accessToken(row.id, session, lifetime, store),
  refresh_token: issue({ kind: 'refresh', user_id: row.id, session, expires_at: null }),
  user: userFrom(row, store),
})
