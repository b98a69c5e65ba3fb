import { lazyPart } from '../behavior/lazy-part'

/** A dialog on a page that shows none at first: what dialogs need loads when it opens. */
export const LazyDialog = lazyPart({
  name: 'The dialog',
  load: () => import('./dialog').then(({ Dialog }) => Dialog),
  isOverlay: true,
})
