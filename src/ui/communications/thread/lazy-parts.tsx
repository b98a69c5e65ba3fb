import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'

export { LazyAnchoredMenu as LazyThreadMenu } from '@/ui/kit/actions/menu'

export const LazyAside = lazyPart({
  name: 'The client card',
  load: () => import('./thread-aside').then(({ ThreadAside }) => ThreadAside),
  loading: <SkeletonLines count={6} label="Loading the client…" />,
})

export const LazyFindBar = lazyPart({
  name: 'The search',
  load: () => import('./find-bar').then(({ FindBar }) => FindBar),
})

export const LazyThreadDialogs = lazyPart({
  name: 'The dialog',
  load: () => import('./thread-dialogs').then(({ ThreadDialogs }) => ThreadDialogs),
  isOverlay: true,
})
