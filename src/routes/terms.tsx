import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen } from '@/ui/public/terms'
import { PublicPage } from './-public/public-page'

export const Route = createFileRoute('/terms')({
  component: () => (
    <PublicPage
      title="Terms"
      description="The terms of Groundwork: trial, payment, cancellation and your data, in plain words."
    >
      <TermsScreen />
    </PublicPage>
  ),
})
