import type { Requirement } from '@/domain/permissions/catalogue'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { PageMeta } from '@/ui/kit/layout/page-meta'
import { ExitLink } from './exit-link'

/** The names of permissions load with the first page that is refused. */
const LazyNeeded = lazyPart({
  name: 'The permission',
  load: () => import('./needed-permission').then(({ NeededPermission }) => NeededPermission),
})

/** A page that this person may not see (GUARD-04): the permission that would open it, and a way on. */
export const NoPermission = ({ permission }: { permission: Requirement | null | undefined }) => (
  <>
    <PageMeta title="No permission" />
    <EmptyState
      kind="no-permission"
      titleAs="h1"
      fills
      title="You don't have permission to access this page."
      hint={permission ? <LazyNeeded permission={permission} /> : 'The owner of your business can give you access.'}
      action={<ExitLink to="/dashboard">Back to Overview</ExitLink>}
    />
  </>
)
