import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '@/ui/public/plain-page'

export const Route = createFileRoute('/register')({
  component: () => (
    <PlainPage title="Registration is not open yet" links={[{ to: '/login', label: 'Sign in with a demo account' }]}>
      <p>
        New businesses cannot register in this version. The sign-in page has demo accounts with a full sample business.
      </p>
    </PlainPage>
  ),
})
