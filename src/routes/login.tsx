import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { useFlowSelector } from '@/events/flow/react'
import { isSigningIn, leftBecause } from '@/machines/auth-session/selectors'
import { PageMeta } from '@/ui/kit/page-meta'
import { SignInScreen } from '@/ui/sign-in/sign-in-screen'
import { safeRedirect } from './-redirect'
import { word } from './-search'
import { useSessionFailure } from './-session-failure'
import { useSignInAhead } from './-sign-in-ahead'

/** GUARD-03 */
const NOT_SIGNED_IN = 'Please log in to access this page.'
const EXPIRED = 'Your session has expired. Please log in again.'
/** What is said to people who come here of themselves: `none` to those who were about to register, the other to those who come from `/reset-password`. */
const NOTICES: Record<string, string | null> = {
  none: null,
  password_set: 'Your new password is set. Sign in with it.',
}

export const Route = createFileRoute('/login')({
  validateSearch: v.object({
    redirect: v.pipe(v.optional(v.unknown()), v.transform(safeRedirect)),
    notice: word,
  }),
  beforeLoad: async ({ context, search }) => {
    await context.session.known()
    if (context.session.user()) throw redirect({ href: search.redirect ?? '/dashboard', replace: true })
  },
  component: SignIn,
})

function SignIn() {
  const { session } = Route.useRouteContext()
  useSignInAhead('pressed')
  const search = Route.useSearch()
  const busy = useFlowSelector(session.flow, (snapshot) => snapshot !== undefined && isSigningIn(snapshot))
  const failure = useSessionFailure(session)
  const expired = useFlowSelector(
    session.flow,
    (snapshot) => snapshot !== undefined && leftBecause(snapshot) === 'expired',
  )
  const guarded = search.redirect === undefined ? null : NOT_SIGNED_IN
  const arrived = search.notice === undefined ? guarded : (NOTICES[search.notice] ?? null)
  return (
    <>
      <PageMeta title="Sign in" />
      <SignInScreen
        busy={busy}
        error={failure?.message ?? null}
        notice={expired ? EXPIRED : arrived}
        onSubmit={session.signIn}
        onEdit={session.clearFailure}
      />
    </>
  )
}
