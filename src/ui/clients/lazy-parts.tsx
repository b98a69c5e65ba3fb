import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'

export const LazyClientDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/client-details').then(({ ClientDetails }) => ClientDetails),
  loading: <SkeletonLines count={12} label="Loading the client…" />,
  isOverlay: true,
})

export const LazyImportDialog = lazyPart({
  name: 'The import',
  load: () => import('./import/import-dialog').then(({ ImportDialog }) => ImportDialog),
  isOverlay: true,
})

export const LazyClientDialogs = lazyPart({
  name: 'The question',
  load: () => import('./client-dialogs').then(({ ClientDialogs }) => ClientDialogs),
  isOverlay: true,
})

export const LazyClientDialog = lazyPart({
  name: 'The form',
  load: () => import('./form/client-dialog').then(({ ClientDialog }) => ClientDialog),
  isOverlay: true,
})
