import type { SnapshotFrom } from 'xstate'
import type { User } from '@/domain/account/user'
import type { Failure } from '@/domain/record/failure'
import type { SignOutReason } from './context'
import type { authSessionMachine } from './machine'

export type SessionSnapshot = SnapshotFrom<typeof authSessionMachine>

/** The session as screens and stores know it (AUTH-09); the tokens are the token store's. */
export type AuthState = { user: User | null; isLoading: boolean; isAuthenticated: boolean; error: string | null }

/** Reads the session state of the documents (AUTH-09). `stored` is the user that the browser keeps. */
export const authStateOf = (snapshot: SessionSnapshot, stored: User | null): AuthState => {
  const user = userOf(snapshot, stored)
  return {
    user,
    isLoading: snapshot.matches('restoring') || snapshot.matches('signing_in') || snapshot.matches('registering'),
    isAuthenticated: user !== null,
    error: snapshot.context.failure?.message ?? null,
  }
}

/** The id of who is signed in. A refresh does not sign anyone out; signing out does at once. */
export const userIdOf = (snapshot: SessionSnapshot): number | null =>
  snapshot.matches('signed_in') || snapshot.matches('refreshing') ? snapshot.context.user_id : null

/** Who is signed in: the user that the browser keeps, as long as the session is theirs. */
export const userOf = (snapshot: SessionSnapshot, stored: User | null): User | null =>
  stored !== null && stored.id === userIdOf(snapshot) ? stored : null

/** Whether it is known yet if someone is signed in. */
export const isDecided = (snapshot: SessionSnapshot): boolean => !snapshot.matches('restoring')

/** Whether someone is signing in. */
export const isSigningIn = (snapshot: SessionSnapshot): boolean => snapshot.matches('signing_in')

/** Why the last sign-in or registration failed; null once it is cleared. */
export const failureOf = ({ context }: SessionSnapshot): Failure | null => context.failure

/** Whether someone is registering. */
export const isRegistering = (snapshot: SessionSnapshot): boolean => snapshot.matches('registering')

/** Whether a new token is being asked for. */
export const isRefreshing = (snapshot: SessionSnapshot): boolean => snapshot.matches('refreshing')

/** The status of the last refresh, where it failed without ending the session; null once one succeeds. */
export const refreshFailed = ({ context }: SessionSnapshot): number | null => context.refresh_failed

/** Why no one is signed in anymore. */
export const signOutReason = ({ context }: SessionSnapshot): SignOutReason => context.left_because
