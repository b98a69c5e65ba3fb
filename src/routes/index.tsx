import { createFileRoute } from '@tanstack/react-router'
import { useFlowSelector } from '@/events/flow/react'
import { LandingScreen } from '@/ui/landing/landing-screen'
import { PublicPage } from './-public/public-page'

export const Route = createFileRoute('/')({
  component: Landing,
})

function Landing() {
  const { session } = Route.useRouteContext()
  const signedIn = useFlowSelector(session.flow, () => session.user() !== null)
  return (
    <PublicPage title="Run your day. Know what got done.">
      <LandingScreen signedIn={signedIn} />
    </PublicPage>
  )
}
