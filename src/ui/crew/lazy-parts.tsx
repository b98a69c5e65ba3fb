import { lazyPart } from '@/ui/kit/behavior/lazy-part'

export const LazyCrewQuestion = lazyPart({
  name: 'The question',
  load: () => import('./crew-question').then(({ CrewQuestion }) => CrewQuestion),
  isOverlay: true,
})

export const LazyCrewDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/crew-details').then(({ CrewDetails }) => CrewDetails),
  isOverlay: true,
})

export const LazyCrewsDialog = lazyPart({
  name: 'The list of crews',
  load: () => import('./form/crews-dialog').then(({ CrewsDialog }) => CrewsDialog),
  isOverlay: true,
})

export const LazyCrewForm = lazyPart({
  name: 'The form',
  load: () => import('./form/crew-form-dialog').then(({ CrewFormDialog }) => CrewFormDialog),
  isOverlay: true,
})
