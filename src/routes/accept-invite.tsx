import { Await, createFileRoute, Navigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { fullName } from '@/domain/account/user'
import { type Failure, isRetryable, toFailure } from '@/domain/record/failure'
import { useFlowSelector } from '@/events/flow/react'
import { failureOf, isRegistering } from '@/machines/auth-session/selectors'
import type { Invitation } from '@/services/account/account-service'
import {
  InvitationOpening,
  InvitationScreen,
  type JoinForm,
  NoInvitation,
  SignedInAlready,
} from '@/ui/register/invitation-screen'
import { word } from './-address/search'
import { PublicPage } from './-public/public-page'
import { useUser } from './-public/use-user'
import type { RouterContext } from './-session/context'

export const Route = createFileRoute('/accept-invite')({
  validateSearch: v.object({ token: word }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  // Not awaited, so that the page renders at once with a loading message.
  loader: ({ context, deps: { token } }) => ({ opening: find(context, token) }),
  onEnter: ({ context }) => context.session.clearFailure(),
  onLeave: ({ context }) => context.session.clearFailure(),
  component: AcceptInvite,
})

type Found = { invitation: Invitation; failure: null } | { invitation: null; failure: Failure }

const TITLE = 'Accept an invitation'
const INCOMPLETE: Failure = {
  message: 'This link is incomplete. Open it again from the invitation.',
  status: 404,
  details: null,
}

const find = async ({ accounts }: Pick<RouterContext, 'accounts'>, token: string): Promise<Found> => {
  if (token === '') return { invitation: null, failure: INCOMPLETE }
  try {
    return { invitation: await (await accounts()).invitation(token), failure: null }
  } catch (error) {
    return { invitation: null, failure: toFailure(error) }
  }
}

function AcceptInvite() {
  const { opening } = Route.useLoaderData()
  return (
    <PublicPage title={TITLE}>
      <Await promise={opening} fallback={<InvitationOpening />}>
        {(found) => <Opened {...found} />}
      </Await>
    </PublicPage>
  )
}

const Opened = (found: Found) => {
  const { session } = Route.useRouteContext()
  const { token = '' } = Route.useSearch()
  const router = useRouter()
  const [joins, setJoins] = useState(false)
  const user = useUser(session)
  const busy = useFlowSelector(session.flow, (snapshot) => snapshot !== undefined && isRegistering(snapshot))
  const failure = useFlowSelector(session.flow, (snapshot) => (snapshot ? failureOf(snapshot) : null))

  if (user !== null && joins) return <Navigate to="/dashboard" replace />
  const join = ({ password, first_name, last_name }: JoinForm, { email }: Invitation) => {
    setJoins(true)
    session.register({ kind: 'invitation', token, email, password, first_name, last_name })
  }
  if (found.failure !== null)
    return (
      <NoInvitation
        isSignedIn={user !== null}
        reason={found.failure.message}
        onRetry={isRetryable(found.failure) ? () => void router.invalidate() : undefined}
      />
    )
  if (user !== null) return <SignedInAlready name={fullName(user)} onSignOut={session.signOut} />
  return (
    <InvitationScreen
      invitation={found.invitation}
      busy={busy}
      failure={failure}
      onSubmit={(form) => join(form, found.invitation)}
      onEdit={session.clearFailure}
    />
  )
}
