import type { Failure } from '@/domain/record/failure'
import type { SecretHandle } from '@/domain/text/password'
import type { SessionInfo } from './ports'

/**
 * Why no one is signed in: no one ever was (null), they signed out, they signed out but the back end could not be reached (AUTH-13), or
 * their refresh was refused (AUTH-17).
 */
export type SignOutReason = 'signed_out' | 'sign_out_failed' | 'expired' | null

export type SessionContext = {
  user_id: number | null
  /** When the access token expires; null when not known. */
  expires_at: number | null
  /** How long to wait before asking for a new one, in ms; null waits for the first 401 instead. */
  refresh_in: number | null
  /** The form that is being sent, behind its handle. */
  form: SecretHandle | null
  /** The message of a failed sign-in or registration (AUTH-10, REG-10). */
  failure: Failure | null
  left_because: SignOutReason
  /** The status of the last refresh, where it failed without being refused. */
  refresh_failed: number | null
}

export type SessionEvent =
  | { type: 'session.sign_in'; id: string; form: SecretHandle }
  | { type: 'session.register'; id: string; form: SecretHandle }
  | { type: 'session.sign_out'; id: string }
  | { type: 'session.clear_failure' }
  /** A call was answered with 401: ask for a new token, once for all calls that wait (AUTH-16). */
  | { type: 'session.unauthorized' }
  /** Another tab signed in or out. */
  | { type: 'session.changed_elsewhere'; session: SessionInfo | null }

/** Asks for the new token this long before the old one expires, in ms. */
const REFRESH_AHEAD = 30_000
/** How long to wait before the next try when a refresh failed without being refused, in ms. */
const REFRESH_AGAIN = 30_000
/** A server may say how long to wait itself, within these limits, in ms. */
const SHORTEST_WAIT = 1_000
const LONGEST_WAIT = 5 * 60_000

/** Whether the back end refused to renew the session. Every other failure says nothing about the session, so it is kept. */
export const isRefusal = ({ status }: Failure): boolean => [400, 401, 403].includes(status)

/** How long to wait before asking again, in ms: as long as a server that is down or busy asks for, else half a minute. */
export const waitAfter = ({ status, retry_after }: Failure): number =>
  retry_after !== undefined && [429, 503].includes(status)
    ? Math.min(Math.max(retry_after * 1000, SHORTEST_WAIT), LONGEST_WAIT)
    : REFRESH_AGAIN

/** How long after `at` the next token should be asked for; a token that lives no longer than the head start waits for its 401. */
export const refreshIn = (expiresAt: number | null, at: number): number | null => {
  const wait = expiresAt === null ? 0 : expiresAt - at - REFRESH_AHEAD
  return wait > 0 ? wait : null
}

/** Said where neither server nor transport says why (AUTH-07, REG-10). */
export const SIGN_IN_FAILED = 'Login failed'
export const REGISTRATION_FAILED = 'Registration failed'
