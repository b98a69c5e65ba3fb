import type { SecretHandle } from '@/domain/text/password'

/**
 * The signed-in user and the token's expiry (null when unknown, as after a reload). Only ids, because this is written to the flow log;
 * tokens and user stay in the token store.
 */
export type SessionInfo = { user_id: number; expires_at: number | null }

/** Session services, implemented in `src/services/auth`. Each rejects with a plain `Failure`. */
export type SessionPorts = {
  /** Reads the stored session; null when no one is signed in. Clears an unreadable user and returns null (AUTH-12). */
  restoreSession(): Promise<SessionInfo | null>
  /** Throws Failure with `details.code` `secret_gone` when the form has left memory, as after a reload. */
  signIn(input: { form: SecretHandle }): Promise<SessionInfo>
  /** Throws Failure like `signIn`. */
  register(input: { form: SecretHandle }): Promise<SessionInfo>
  /** Shared by all waiting calls. Throws Failure "No refresh token available." (AUTH-18). */
  refreshToken(): Promise<{ expires_at: number }>
  /** Clears the stored session, then notifies the back end. This browser is signed out whatever the answer (AUTH-11, AUTH-13). */
  signOut(): Promise<void>
  /** Makes no call. */
  clearSession(): Promise<void>
}
