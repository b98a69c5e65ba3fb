import type { User } from '@/domain/account/user'
import { isDecided, signOutReason, userIdOf } from '@/machines/auth-session/selectors'
import type { SessionAccess } from '@/routes/-session/context'
import type { createAppRouter } from '../router'

type Router = ReturnType<typeof createAppRouter>

/**
 * Re-runs the route guards when the session begins or ends, so that people who are no longer signed in go to the sign-in page (AUTH-17),
 * and when roles change, so that menu, pages and actions follow at once. A failed sign-out leads to the root page (AUTH-13).
 */
export const followSession = (session: SessionAccess, router: Router): void => {
  // A visitor without a token is known to be signed out before any session starts.
  let user: number | null | undefined = session.mayBeIn() ? undefined : null
  let lastUser: User | null = null
  session.flow.subscribe(() => {
    const snapshot = session.flow.snapshot()
    if (!snapshot || !isDecided(snapshot)) return
    const next = userIdOf(snapshot)
    const person = session.user()
    if ((next === user && person === lastUser) || snapshot.matches('signing_out')) return
    const first = user === undefined
    user = next
    lastUser = person
    if (first) return
    if (next === null && signOutReason(snapshot) === 'sign_out_failed') void router.navigate({ to: '/' })
    else void router.invalidate()
  })
}
