import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { useFlowSelector } from '@/events/flow/react'
import { isSigningIn, signOutReason } from '@/machines/auth-session/selectors'
import { PageMeta } from '@/ui/kit/layout/page-meta'
import { SignInScreen } from '@/ui/sign-in/sign-in-screen'
import { oneOf } from './-address/search'
import { safeRedirect } from './-session/redirect'
import { useSessionFailure } from './-session/session-failure'
import { useSignInAhead } from './-session/sign-in-ahead'

/** GUARD-03 */
const NOT_SIGNED_IN = 'Please log in to access this page.'
const EXPIRED = 'Your session has expired. Please log in again.'
const PASSWORD_SET = 'Your new password is set. Sign in with it.'

type Arrival = { redirect?: string | undefined; notice?: 'none' | 'password_set' | undefined }

const noticeOf = ({ redirect: wanted, notice }: Arrival): string | null => {
  if (notice === 'password_set') return PASSWORD_SET
  return wanted === undefined || notice === 'none' ? null : NOT_SIGNED_IN
}

export const Route = createFileRoute('/login')({
  validateSearch: v.object({
    redirect: v.pipe(v.optional(v.unknown()), v.transform(safeRedirect)),
    /** `none` for people who were about to register, `password_set` after `/reset-password`. */
    notice: oneOf(['none', 'password_set']),
  }),
  beforeLoad: async ({ context, search }) => {
    await context.session.whenReady()
    if (context.session.user()) throw redirect({ href: search.redirect ?? '/dashboard', replace: true })
  },
  component: SignIn,
})

function SignIn() {
  const { session } = Route.useRouteContext()
  useSignInAhead('sign')
  const search = Route.useSearch()
  const busy = useFlowSelector(session.flow, (snapshot) => snapshot !== undefined && isSigningIn(snapshot))
  const failure = useSessionFailure(session)
  const expired = useFlowSelector(
    session.flow,
    (snapshot) => snapshot !== undefined && signOutReason(snapshot) === 'expired',
  )
  return (
    <>
      <PageMeta title="Sign in" />
      <SignInScreen
        busy={busy}
        error={failure?.message ?? null}
        notice={expired ? EXPIRED : noticeOf(search)}
        onSubmit={session.signIn}
        onEdit={session.clearFailure}
      />
    </>
  )
}
