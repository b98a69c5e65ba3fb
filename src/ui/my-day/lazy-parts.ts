import { lazyPart } from '@/ui/kit/behavior/lazy-part'

/** Preloaded when idle, because there may be no network when it opens. */
export const LazyCompletion = lazyPart({
  name: 'The dialog',
  load: () => import('./completion').then(({ Completion }) => Completion),
  isOverlay: true,
})

/** A refusal implies a network, so it can load on demand. */
export const LazyLostStop = lazyPart({
  name: 'What was not saved',
  load: () => import('./lost-stop').then(({ LostStop }) => LostStop),
})
