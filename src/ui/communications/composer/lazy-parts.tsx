import { chakra } from '@chakra-ui/react'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'

/** Templates, files, purpose, and schedule. */
export const LazyComposerExtras = lazyPart({
  name: 'The tools',
  load: () => import('./composer-extras').then(({ ComposerExtras }) => ComposerExtras),
  loading: <chakra.span display="inline-block" height="8" width="8rem" />,
})
