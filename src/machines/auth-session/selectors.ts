import type { SnapshotFrom } from 'xstate'
import type { User } from '@/domain/account/user'
import type { Failure } from '@/domain/record/failure'
import type { SignOutReason } from './context'
import type { authSessionMachine } from './machine'

export type SessionSnapshot = SnapshotFrom<typeof authSessionMachine>

export type AuthState = { user: User | null; isLoading: boolean; isAuthenticated: boolean; error: string | null }

/** Session state in the documents' form (AUTH-09). `stored` is the user stored in the browser. */
export const authStateOf = (snapshot: SessionSnapshot, stored: User | null): AuthState => {
  const user = userOf(snapshot, stored)
  return {
    user,
    isLoading: snapshot.matches('restoring') || snapshot.matches('signing_in') || snapshot.matches('registering'),
    isAuthenticated: user !== null,
    error: snapshot.context.failure?.message ?? null,
  }
}

/** Stays through a refresh; null as soon as signing out starts. */
export const userIdOf = (snapshot: SessionSnapshot): number | null =>
  snapshot.matches('signed_in') || snapshot.matches('refreshing') ? snapshot.context.user_id : null

/** The stored user, while the session belongs to them. */
export const userOf = (snapshot: SessionSnapshot, stored: User | null): User | null =>
  stored !== null && stored.id === userIdOf(snapshot) ? stored : null

export const isDecided = (snapshot: SessionSnapshot): boolean => !snapshot.matches('restoring')

export const isSigningIn = (snapshot: SessionSnapshot): boolean => snapshot.matches('signing_in')

export const failureOf = ({ context }: SessionSnapshot): Failure | null => context.failure

export const isRegistering = (snapshot: SessionSnapshot): boolean => snapshot.matches('registering')

export const isRefreshing = (snapshot: SessionSnapshot): boolean => snapshot.matches('refreshing')

/** Status of the last refresh that failed without ending the session; null after a success. */
export const refreshFailed = ({ context }: SessionSnapshot): number | null => context.refresh_failed

export const signOutReason = ({ context }: SessionSnapshot): SignOutReason => context.left_because
