import { lazyPart } from '../behavior/lazy-part'

/** Loads dialog code on first open, for pages that start without a dialog. */
export const LazyDialog = lazyPart({
  name: 'The dialog',
  load: () => import('./dialog').then(({ Dialog }) => Dialog),
  isOverlay: true,
})
