import { lazyPart } from '@/ui/kit/behavior/lazy-part'

export const LazyJobDialogs = lazyPart({
  name: 'The dialog',
  load: () => import('./job-dialogs').then(({ JobDialogs }) => JobDialogs),
  isOverlay: true,
})
