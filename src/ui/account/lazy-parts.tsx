import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { PageHeader } from '@/ui/kit/layout/page-header'

export const LazyAccountScreen = lazyPart({
  name: 'The page',
  load: () => import('./account-screen').then(({ AccountScreen }) => AccountScreen),
  loading: (
    <>
      <PageHeader title="Account" />
      <SkeletonLines count={12} label="Loading the page…" />
    </>
  ),
})
