import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'

export const LazyCommunicationSettings = lazyPart({
  name: 'The settings',
  load: () => import('./settings-screen').then(({ CommunicationSettingsScreen }) => CommunicationSettingsScreen),
  loading: <SkeletonLines count={12} label="Loading the settings…" />,
})

export const LazyNumberSearch = lazyPart({
  name: 'The search',
  load: () => import('./number-search-dialog').then(({ NumberSearchDialog }) => NumberSearchDialog),
  isOverlay: true,
})

export const LazyNumberForm = lazyPart({
  name: 'The form',
  load: () => import('./number-form-dialog').then(({ NumberFormDialog }) => NumberFormDialog),
  isOverlay: true,
})

export const LazyExtensionForm = lazyPart({
  name: 'The form',
  load: () => import('./extension-form-dialog').then(({ ExtensionFormDialog }) => ExtensionFormDialog),
  isOverlay: true,
})

export const LazyTemplateForm = lazyPart({
  name: 'The form',
  load: () => import('./template-form-dialog').then(({ TemplateFormDialog }) => TemplateFormDialog),
  isOverlay: true,
})

export const LazySignatureForm = lazyPart({
  name: 'The form',
  load: () => import('./signature-form-dialog').then(({ SignatureFormDialog }) => SignatureFormDialog),
  isOverlay: true,
})

export const LazyAnswerForm = lazyPart({
  name: 'The form',
  load: () => import('./answer-form-dialog').then(({ AnswerFormDialog }) => AnswerFormDialog),
  isOverlay: true,
})
