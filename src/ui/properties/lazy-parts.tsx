import { lazyPart } from '@/ui/kit/behavior/lazy-part'

export const LazyPropertyQuestion = lazyPart({
  name: 'The question',
  load: () => import('./property-question').then(({ PropertyQuestion }) => PropertyQuestion),
  isOverlay: true,
})

export const LazyPropertyDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/property-details').then(({ PropertyDetails }) => PropertyDetails),
  isOverlay: true,
})

export const LazyPropertyForm = lazyPart({
  name: 'The form',
  load: () => import('./form/property-form-dialog').then(({ PropertyFormDialog }) => PropertyFormDialog),
  isOverlay: true,
})
