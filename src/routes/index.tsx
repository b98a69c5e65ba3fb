import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '@/ui/landing/landing-screen'
import { PublicPage } from './-public/public-page'

export const Route = createFileRoute('/')({
  component: () => (
    <PublicPage title="Run your day. Know what got done.">
      <LandingScreen />
    </PublicPage>
  ),
})
