import type { Failure } from '@/domain/failure'
import type { SecretHandle } from '@/domain/password'
import type { User } from '@/domain/user'
import type { Registration, SessionInfo } from './ports'

/** What is typed into the sign-in form; the password as a handle only. */
export type Credentials = {
  email: string
  password: SecretHandle
  business_subdomain: string | undefined
  remember: boolean
}

/** Why nobody is signed in: never was, left, left while the back end could not be told (AUTH-13), or was refused a refresh (AUTH-17). */
export type LeftBecause = 'signed_out' | 'sign_out_failed' | 'expired' | null

export type SessionContext = {
  user: User | null
  /** When the access token runs out; null when not known. */
  expires_at: number | null
  /** How long to wait before asking for a new one, in ms; null waits for the first 401 instead. */
  refresh_in: number | null
  credentials: Credentials | null
  registration: Registration | null
  /** The message of a failed sign-in or registration (AUTH-10, REG-10). */
  failure: Failure | null
  left_because: LeftBecause
}

export type SessionEvent =
  | ({ type: 'session.sign_in'; id: string } & Credentials)
  | { type: 'session.register'; id: string; registration: Registration }
  | { type: 'session.sign_out'; id: string }
  | { type: 'session.clear_failure' }
  /** A call was answered with 401: ask for a new token, once for everybody who waits (AUTH-16). */
  | { type: 'session.unauthorized' }
  /** Another tab signed in or out. */
  | { type: 'session.changed_elsewhere'; session: SessionInfo | null }

/** Asks for the new token this long before the old one runs out, in ms. */
const REFRESH_AHEAD = 30_000
/** How long to wait before asking again after nobody answered, in ms. */
export const REFRESH_AGAIN = 30_000

/** How long after `at` the next token should be asked for; a token that lives no longer than the head start waits for its 401. */
export const refreshIn = (expiresAt: number | null, at: number): number | null => {
  const wait = expiresAt === null ? 0 : expiresAt - at - REFRESH_AHEAD
  return wait > 0 ? wait : null
}

/** Said where neither server nor transport says why (AUTH-07, REG-10). */
export const SIGN_IN_FAILED = 'Login failed'
export const REGISTRATION_FAILED = 'Registration failed'
