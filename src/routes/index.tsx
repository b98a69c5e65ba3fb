import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '@/ui/landing/landing-screen'
import { PublicPage } from './-public/public-page'
import { useUser } from './-public/use-user'

export const Route = createFileRoute('/')({
  component: Landing,
})

function Landing() {
  const { session } = Route.useRouteContext()
  const signedIn = useUser(session) !== null
  return (
    <PublicPage title="Run your day. Know what got done.">
      <LandingScreen signedIn={signedIn} />
    </PublicPage>
  )
}
