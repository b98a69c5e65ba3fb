import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '@/ui/public/plain-page'

export const Route = createFileRoute('/')({
  component: () => (
    <PlainPage
      title="Run the day, keep the record"
      links={[
        { to: '/login', label: 'Sign In' },
        { to: '/register', label: 'Get Started Free' },
      ]}
    >
      <p>
        Jobs, crews and clients of a landscaping or home-service business: what is planned, what happened, and who did
        it.
      </p>
    </PlainPage>
  ),
})
