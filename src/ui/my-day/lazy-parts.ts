import { lazyPart } from '@/ui/kit/behavior/lazy-part'

/** Loads in a quiet moment: where it is opened, there may be no network. */
export const LazyCompletion = lazyPart({
  name: 'The dialog',
  load: () => import('./completion').then(({ Completion }) => Completion),
  isOverlay: true,
})

/** What came to nothing is known only where someone answered. */
export const LazyLostStop = lazyPart({
  name: 'What was not saved',
  load: () => import('./lost-stop').then(({ LostStop }) => LostStop),
})
