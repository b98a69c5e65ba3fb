import { lazyPart } from '@/ui/kit/lazy-part'
import { PageHeader } from '@/ui/kit/page-header'
import { SkeletonLines } from '@/ui/kit/skeleton'

/** The page; its forms and its history load with it, and not with its route. */
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
