import { lazyPart } from '@/ui/kit/behavior/lazy-part'

/** Loaded separately, because a list of jobs doesn't need it. */
export const LazyJobDetails = lazyPart({
  name: 'The details',
  load: () => import('./job-details-container').then(({ JobDetailsContainer }) => JobDetailsContainer),
  isOverlay: true,
})
