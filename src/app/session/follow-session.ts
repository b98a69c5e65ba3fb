import type { User } from '@/domain/account/user'
import { isDecided, signOutReason, userIdOf } from '@/machines/auth-session/selectors'
import type { SessionAccess } from '@/routes/-session/context'
import type { createAppRouter } from '../router'

type Router = ReturnType<typeof createAppRouter>

/**
 * Moves the page when the session begins or ends: the guards run again and send people who are no longer signed in to the sign-in page
 * (AUTH-17); a failed sign-out leads to the root page (AUTH-13). They run again too when the person's roles have changed, so that menu,
 * pages and actions follow at once.
 */
export const followSession = (session: SessionAccess, router: Router): void => {
  // A stranger is known as one before there is a session.
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
