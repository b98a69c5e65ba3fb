import { createFileRoute, Navigate } from '@tanstack/react-router'
import { fullName } from '@/domain/account/user'
import { DemoScreen } from '@/ui/public/demo/demo-screen'
import { PublicPage } from './-public/public-page'
import { useDemoEntry } from './-public/use-demo-entry'
import { useSignInAhead } from './-session/sign-in-ahead'

export const Route = createFileRoute('/demo')({
  beforeLoad: async ({ context }) => {
    await context.session.whenReady()
  },
  component: Demo,
})

function Demo() {
  const { session } = Route.useRouteContext()
  useSignInAhead('idle')
  const { entered, entering, error, user, enter } = useDemoEntry(session)
  if (entered) return <Navigate to="/dashboard" />
  return (
    <PublicPage
      title="Demo"
      description="Enter a made-up landscaping business as its owner, office manager, technician or client. One click, no account."
    >
      <DemoScreen
        entering={entering}
        error={error}
        signedInAs={entering === null && user !== null ? fullName(user) : null}
        onEnter={enter}
      />
    </PublicPage>
  )
}
