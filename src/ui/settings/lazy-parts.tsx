import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { PageHeader } from '@/ui/kit/layout/page-header'

/** Forms and history load with the page, not with its route. */
export const LazySettingsScreen = lazyPart({
  name: 'The page',
  load: () => import('./settings-screen').then(({ SettingsScreen }) => SettingsScreen),
  loading: (
    <>
      <PageHeader title="Settings" />
      <SkeletonLines count={12} label="Loading the page…" />
    </>
  ),
})
