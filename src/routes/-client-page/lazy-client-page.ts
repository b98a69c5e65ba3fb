import { lazyPart } from '@/ui/kit/behavior/lazy-part'

export const LazyClientPage = lazyPart({
  name: 'The client page',
  load: async () => (await import('./client-page-container')).ClientPageContainer,
})
