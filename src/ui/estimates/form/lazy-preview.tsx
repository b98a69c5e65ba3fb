import { lazyPart } from '@/ui/kit/behavior/lazy-part'

/** The paper of what is typed: it loads on first use. */
export const LazyEstimatePreview = lazyPart({
  name: 'The preview',
  load: () => import('./estimate-preview').then(({ EstimatePreview }) => EstimatePreview),
  isOverlay: true,
})
