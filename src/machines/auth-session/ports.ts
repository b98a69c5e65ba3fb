import type { SecretHandle } from '@/domain/password'
import type { AccountRole } from '@/domain/registration'
import type { User } from '@/domain/user'

/**
 * How somebody becomes a user: by the registration form (REG-11), or by an invitation, whose token stands in for the business and the
 * role. The password is a handle only.
 */
export type Registration = {
  email: string
  password: SecretHandle
  first_name: string
  last_name: string
} & (
  | { kind: 'form'; phone: string | undefined; account_role: AccountRole; business_id: number | null }
  | { kind: 'invitation'; token: SecretHandle }
)

/**
 * The session as the machine knows it: who is signed in, and until when the access token is good (null when that is not known, as
 * after a reload). The tokens themselves stay in the token store.
 */
export type SessionInfo = { user: User; expires_at: number | null }

/** The services of the session. Each rejects with a plain `Failure`. `src/services/auth` fills them. */
export type SessionPorts = {
  /** Reads what the browser stored; null when nobody is signed in. An unreadable user is cleared, and null too (AUTH-12). */
  restoreSession(): Promise<SessionInfo | null>
  /** @throws Failure with `details.code` `secret_gone` when the password has left memory, as after a reload. */
  signIn(input: {
    email: string
    password: SecretHandle
    business_subdomain: string | undefined
    remember: boolean
  }): Promise<SessionInfo>
  /** @throws Failure as `signIn` does. */
  register(input: Registration): Promise<SessionInfo>
  /** One refresh for everybody who waits for it. @throws Failure "No refresh token available." (AUTH-18) */
  refreshToken(): Promise<{ expires_at: number }>
  /** Clears the stored session, then tells the back end: whatever that answers, this browser is signed out (AUTH-11, AUTH-13). */
  signOut(): Promise<void>
  /** Clears the stored session without a call. */
  clearSession(): Promise<void>
}
