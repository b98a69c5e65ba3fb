import { Await, createFileRoute, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { type Failure, isRetryable, toFailure } from '@/domain/record/failure'
import { ResetLinkOpening, ResetPasswordScreen } from '@/ui/register/reset-password-screen'
import { word } from './-address/search'
import { useCall } from './-loading/use-call'
import { PublicPage } from './-public/public-page'
import type { RouterContext } from './-session/context'

export const Route = createFileRoute('/reset-password')({
  validateSearch: v.object({ token: word }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  // Not awaited, so that the page renders at once with a loading message.
  loader: ({ context, deps: { token } }) => ({ opening: problemOf(context, token) }),
  component: ResetPassword,
})

const INCOMPLETE: Failure = {
  message: 'This link is incomplete. Open it again from the email.',
  status: 404,
  details: null,
}

/** Checks the link before anything is typed; null when it can set a password. */
const problemOf = async ({ accounts }: Pick<RouterContext, 'accounts'>, token: string): Promise<Failure | null> => {
  if (token === '') return INCOMPLETE
  try {
    await (await accounts()).checkReset(token)
    return null
  } catch (error) {
    return toFailure(error)
  }
}

/** 404 for a link that was never issued, 410 for one that no longer works. */
const WRONG = 404
const EXPIRED = 410

const refusalOf = (failure: Failure): string =>
  failure.status === WRONG && failure !== INCOMPLETE ? 'This link is not valid. Ask for a new one.' : failure.message

function ResetPassword() {
  const { opening } = Route.useLoaderData()
  return (
    <PublicPage title="Set a new password">
      <Await promise={opening} fallback={<ResetLinkOpening />}>
        {(problem) => <Opened problem={problem} />}
      </Await>
    </PublicPage>
  )
}

const Opened = ({ problem }: { problem: Failure | null }) => {
  const { accounts } = Route.useRouteContext()
  const { token = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { busy, failure, run, reset } = useCall(async (password: string) => {
    await (await accounts()).resetPassword(token, password)
    await navigate({ to: '/login', search: { notice: 'password_set' } })
  })
  const isSpent = failure?.status === WRONG || failure?.status === EXPIRED
  const refused = problem ?? (isSpent ? failure : null)
  return (
    <ResetPasswordScreen
      busy={busy}
      error={failure?.message ?? null}
      spent={refused && refusalOf(refused)}
      onRetry={problem && isRetryable(problem) ? () => void router.invalidate() : undefined}
      onSubmit={(typed) => void run(typed)}
      onEdit={reset}
    />
  )
}
