import type { Failure } from '@/domain/record/failure'
import type { SecretHandle } from '@/domain/text/password'
import type { SessionInfo } from './ports'

/**
 * Null when no one ever signed in; otherwise signed out, signed out while the back end was unreachable (AUTH-13), or refresh refused
 * (AUTH-17).
 */
export type SignOutReason = 'signed_out' | 'sign_out_failed' | 'expired' | null

export type SessionContext = {
  user_id: number | null
  /** Null when unknown. */
  expires_at: number | null
  /** In ms; null waits for the first 401 instead. */
  refresh_in: number | null
  form: SecretHandle | null
  /** Failed sign-in or registration (AUTH-10, REG-10). */
  failure: Failure | null
  left_because: SignOutReason
  /** Status of the last refresh that failed without being refused. */
  refresh_failed: number | null
}

export type SessionEvent =
  | { type: 'session.sign_in'; id: string; form: SecretHandle }
  | { type: 'session.register'; id: string; form: SecretHandle }
  | { type: 'session.sign_out'; id: string }
  | { type: 'session.clear_failure' }
  /** A call got 401: refreshes the token once for all waiting calls (AUTH-16). */
  | { type: 'session.unauthorized' }
  | { type: 'session.changed_elsewhere'; session: SessionInfo | null }

/** In ms: how long before expiry the token is refreshed. */
const REFRESH_AHEAD = 30_000
/** In ms: wait after a refresh that failed without being refused. */
const REFRESH_AGAIN = 30_000
/** In ms: bounds for a wait requested by the server. */
const SHORTEST_WAIT = 1_000
const LONGEST_WAIT = 5 * 60_000

/** True when the back end refused to renew the session. Other failures say nothing about the session, so it is kept. */
export const isRefusal = ({ status }: Failure): boolean => [400, 401, 403].includes(status)

/** In ms: the wait a busy or failing server requests, or else half a minute. */
export const waitAfter = ({ status, retry_after }: Failure): number =>
  retry_after !== undefined && [429, 503].includes(status)
    ? Math.min(Math.max(retry_after * 1000, SHORTEST_WAIT), LONGEST_WAIT)
    : REFRESH_AGAIN

/** Time after `at` to refresh; null when the token lives no longer than the head start, and so waits for its 401. */
export const refreshIn = (expiresAt: number | null, at: number): number | null => {
  const wait = expiresAt === null ? 0 : expiresAt - at - REFRESH_AHEAD
  return wait > 0 ? wait : null
}

/** Fallback when neither server nor transport gives a reason (AUTH-07, REG-10). */
export const SIGN_IN_FAILED = 'Login failed'
export const REGISTRATION_FAILED = 'Registration failed'
