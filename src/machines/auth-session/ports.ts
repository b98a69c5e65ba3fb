import type { SecretHandle } from '@/domain/text/password'

/**
 * The session as the machine knows it: who is signed in, and until when the access token is good (null when that is not known, as
 * after a reload). Ids only, since all of it is written to the flow log: the tokens and the user stay in the token store.
 */
export type SessionInfo = { user_id: number; expires_at: number | null }

/** The services of the session. Each rejects with a plain `Failure`. `src/services/auth` fills them. */
export type SessionPorts = {
  /** Reads what the browser stored; null when no one is signed in. An unreadable user is cleared, and null too (AUTH-12). */
  restoreSession(): Promise<SessionInfo | null>
  /**
   * Signs in with the form behind the handle.
   * @throws Failure with `details.code` `secret_gone` when the form has left memory, as after a reload.
   */
  signIn(input: { form: SecretHandle }): Promise<SessionInfo>
  /** Registers with the form behind the handle. @throws Failure as `signIn` does. */
  register(input: { form: SecretHandle }): Promise<SessionInfo>
  /** One refresh for everyone who waits for it. @throws Failure "No refresh token available." (AUTH-18) */
  refreshToken(): Promise<{ expires_at: number }>
  /** Clears the stored session, then tells the back end. This browser is signed out whatever the answer (AUTH-11, AUTH-13). */
  signOut(): Promise<void>
  /** Clears the stored session without a call. */
  clearSession(): Promise<void>
}
