import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '@/ui/public/contact/contact-screen'
import { PublicPage } from './-public/public-page'

export const Route = createFileRoute('/contact')({
  component: () => (
    <PublicPage title="Contact" description="How to reach the people behind Groundwork, by email or telephone.">
      <ContactScreen onLetter={(href) => window.location.assign(href)} />
    </PublicPage>
  ),
})
