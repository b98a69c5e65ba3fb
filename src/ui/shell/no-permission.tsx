import { EmptyState } from '@/ui/kit/empty-state'
import { PageMeta } from '@/ui/kit/page-meta'
import { WayOn } from './way-on'

/** A page that this person may not see (GUARD-04), with a way on. */
export const NoPermission = () => (
  <>
    <PageMeta title="No permission" />
    <EmptyState
      kind="no-permission"
      titleAs="h1"
      title="You don't have permission to access this page."
      hint="Somebody who manages roles in your business can give you access."
      action={<WayOn to="/dashboard">Back to Overview</WayOn>}
    />
  </>
)
