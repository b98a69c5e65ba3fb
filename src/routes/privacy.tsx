import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen } from '@/ui/public/privacy'
import { PublicPage } from './-public/public-page'

export const Route = createFileRoute('/privacy')({
  component: () => (
    <PublicPage title="Privacy" description="What Groundwork knows about you, where that is kept, and for how long.">
      <PrivacyScreen />
    </PublicPage>
  ),
})
