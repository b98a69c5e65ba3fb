import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { ExitLink } from './exit-link'

export const NotBuilt = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <EmptyState
      kind="nothing-yet"
      titleAs="h2"
      fills
      title="Coming soon"
      hint="We’re still building this page. It isn’t in your menu until it’s ready."
      action={<ExitLink to="/dashboard">Back to Overview</ExitLink>}
    />
  </>
)
