import { lazyPart } from '@/ui/kit/behavior/lazy-part'

/** The dialogs of a job, with the forms they need. List and details load them with the first one that opens. */
export const LazyJobDialogs = lazyPart({
  name: 'The dialog',
  load: () => import('./job-dialogs').then(({ JobDialogs }) => JobDialogs),
  isOverlay: true,
})
