import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { useFlowSelector } from '@/events/flow/use-flow'
import { authStateOf, isSigningIn, leftBecause, userOf } from '@/machines/auth-session/selectors'
import { SignInScreen } from '@/ui/sign-in/sign-in-screen'
import { safeRedirect } from './-redirect'

/** GUARD-03 */
const NOT_SIGNED_IN = 'Please log in to access this page.'
const EXPIRED = 'Your session has expired. Please log in again.'

export const Route = createFileRoute('/login')({
  validateSearch: v.object({ redirect: v.pipe(v.optional(v.unknown()), v.transform(safeRedirect)) }),
  beforeLoad: async ({ context, search }) => {
    const snapshot = await context.session.decided()
    if (userOf(snapshot)) throw redirect({ href: search.redirect ?? '/dashboard', replace: true })
  },
  component: SignIn,
})

function SignIn() {
  const { session } = Route.useRouteContext()
  const search = Route.useSearch()
  const busy = useFlowSelector(session.flow, (snapshot) => snapshot !== undefined && isSigningIn(snapshot))
  const error = useFlowSelector(session.flow, (snapshot) => (snapshot ? authStateOf(snapshot).error : null))
  const expired = useFlowSelector(
    session.flow,
    (snapshot) => snapshot !== undefined && leftBecause(snapshot) === 'expired',
  )
  const guarded = search.redirect === undefined ? null : NOT_SIGNED_IN
  return (
    <SignInScreen
      busy={busy}
      error={error}
      notice={expired ? EXPIRED : guarded}
      onSubmit={session.signIn}
      onEdit={session.clearFailure}
    />
  )
}
