import { lazyPart } from '@/ui/kit/behavior/lazy-part'

export const LazyEstimateDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/estimate-details').then(({ EstimateDetails }) => EstimateDetails),
  isOverlay: true,
})

export const LazyEstimateForm = lazyPart({
  name: 'The form',
  load: () => import('./form/estimate-dialog').then(({ EstimateDialog }) => EstimateDialog),
  isOverlay: true,
})

export const LazyEstimateQuestion = lazyPart({
  name: 'The question',
  load: () => import('./questions/estimate-question').then(({ EstimateQuestion }) => EstimateQuestion),
  isOverlay: true,
})
