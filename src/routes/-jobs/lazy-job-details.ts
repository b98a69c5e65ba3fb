import { lazyPart } from '@/ui/kit/behavior/lazy-part'

/** One job's details, with what they gather; a list of jobs doesn't need them. */
export const LazyJobDetails = lazyPart({
  name: 'The details',
  load: () => import('./job-details-container').then(({ JobDetailsContainer }) => JobDetailsContainer),
  isOverlay: true,
})
