import { createFileRoute } from '@tanstack/react-router'
import { addressOf } from '@/ui/kit/actions/address'
import { ForgotPasswordScreen } from '@/ui/register/forgot-password-screen'
import { useCall } from './-loading/use-call'
import { PublicPage } from './-public/public-page'
import { safeRedirect } from './-session/redirect'

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword })

/** Splits an app path for a link; null for any other URL. */
const pathOf = (letter: string | undefined) => {
  const path = safeRedirect(letter)
  if (path === undefined) return null
  const { pathname, searchParams } = new URL(path, location.origin)
  return { to: addressOf(pathname), search: Object.fromEntries(searchParams) }
}

function ForgotPassword() {
  const { accounts } = Route.useRouteContext()
  const { busy, failure, answer, run, reset } = useCall(async (email: string) => {
    const { letter } = await (await accounts()).askForReset(email)
    return { email, letter: pathOf(letter) }
  })
  return (
    <PublicPage title="Forgot your password?">
      <ForgotPasswordScreen
        busy={busy}
        error={failure?.message ?? null}
        sentTo={answer?.email ?? null}
        letter={answer?.letter ?? null}
        onSubmit={(typed) => void run(typed)}
        onEdit={reset}
        onAgain={reset}
      />
    </PublicPage>
  )
}
