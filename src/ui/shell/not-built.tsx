import { EmptyState } from '@/ui/kit/empty-state'
import { PageHeader } from '@/ui/kit/page-header'
import { WayOn } from './way-on'

/** A page of the product that has an address but no screen yet. */
export const NotBuilt = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <EmptyState
      kind="nothing-yet"
      titleAs="h2"
      title="This page is not there yet."
      hint="Coming soon."
      action={<WayOn to="/dashboard">Back to Overview</WayOn>}
    />
  </>
)
