import { lazyPart } from '@/ui/kit/behavior/lazy-part'

export const LazyEstimatePreview = lazyPart({
  name: 'The preview',
  load: () => import('./estimate-preview').then(({ EstimatePreview }) => EstimatePreview),
  isOverlay: true,
})
