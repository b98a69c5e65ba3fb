import { lazyPart } from '@/ui/kit/behavior/lazy-part'

/** The way to a client's page; it loads with the first record that shows one. */
export const LazyClientPage = lazyPart({
  name: 'The client page',
  load: async () => (await import('./client-page-container')).ClientPageContainer,
})
