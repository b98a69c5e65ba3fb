import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ResetPasswordScreen } from '@/ui/register/reset-password-screen'
import { PublicPage } from './-public/public-page'
import { word } from './-search'
import { useCall } from './-use-call'

export const Route = createFileRoute('/reset-password')({
  validateSearch: v.object({ token: word }),
  component: ResetPassword,
})

/** Said for a link from which a part is missing. */
const INCOMPLETE = 'This link is not complete. Open it again from the email.'

function ResetPassword() {
  const { accounts } = Route.useRouteContext()
  const { token = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { busy, failure, run, reset } = useCall(async (password: string) => {
    await (await accounts()).resetPassword(token, password)
    await navigate({ to: '/login', search: { notice: 'password_set' } })
  })
  const expired = failure?.status === 410 ? failure.message : null
  return (
    <PublicPage title="Set a new password">
      <ResetPasswordScreen
        busy={busy}
        error={failure?.message ?? null}
        spent={token === '' ? INCOMPLETE : expired}
        onSubmit={(typed) => void run(typed)}
        onEdit={reset}
      />
    </PublicPage>
  )
}
