import type { Requirement } from '@/domain/permissions/catalogue'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { PageMeta } from '@/ui/kit/layout/page-meta'
import { ExitLink } from './exit-link'

/** Permission names load with the first refused page. */
const LazyNeeded = lazyPart({
  name: 'The permission',
  load: () => import('./needed-permission').then(({ NeededPermission }) => NeededPermission),
})

/** A page the user may not see (GUARD-04), with the permission it needs and a link out. */
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
