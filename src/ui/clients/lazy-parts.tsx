import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'

/** The details over the list; a client's own page waits in its place. */
export const LazyClientDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/client-details').then(({ ClientDetails }) => ClientDetails),
  loading: <SkeletonLines count={12} label="Loading the client…" />,
  isOverlay: true,
})

/** The way in for clients from a file. */
export const LazyImportDialog = lazyPart({
  name: 'The import',
  load: () => import('./import/import-dialog').then(({ ImportDialog }) => ImportDialog),
  isOverlay: true,
})

/** The questions about actions on clients. */
export const LazyClientDialogs = lazyPart({
  name: 'The question',
  load: () => import('./client-dialogs').then(({ ClientDialogs }) => ClientDialogs),
  isOverlay: true,
})

/** The form for a client. */
export const LazyClientDialog = lazyPart({
  name: 'The form',
  load: () => import('./form/client-dialog').then(({ ClientDialog }) => ClientDialog),
  isOverlay: true,
})
