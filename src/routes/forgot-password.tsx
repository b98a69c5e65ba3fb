import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '@/ui/public/plain-page'

export const Route = createFileRoute('/forgot-password')({
  component: () => (
    <PlainPage title="Forgot your password?" links={[{ to: '/login', label: 'Back to sign in' }]}>
      <p>This version cannot send reset links yet. Ask the owner of your business, or use a demo account.</p>
    </PlainPage>
  ),
})
