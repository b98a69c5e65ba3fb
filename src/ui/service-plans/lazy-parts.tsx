import type { PlanTemplate } from '@/domain/service-plan/template'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import type { TemplateAction } from './types'

export const LazyPlanDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/plan-details').then(({ PlanDetails }) => PlanDetails),
  isOverlay: true,
})

export const LazyPlanQuestion = lazyPart({
  name: 'The question',
  load: () => import('./plans/plan-question').then(({ PlanQuestion }) => PlanQuestion),
  isOverlay: true,
})

export const LazyPlanForm = lazyPart({
  name: 'The form',
  load: () => import('./edit/plan-form-dialog').then(({ PlanFormDialog }) => PlanFormDialog),
  isOverlay: true,
})

export const LazyTemplateForm = lazyPart({
  name: 'The form',
  load: () => import('./templates/template-form-dialog').then(({ TemplateFormDialog }) => TemplateFormDialog),
  isOverlay: true,
})

export const LazyTemplateQuestion = lazyPart({
  name: 'The question',
  load: () =>
    import('@/ui/kit/records/actions/record-question').then(
      ({ RecordQuestion }) => RecordQuestion<PlanTemplate, TemplateAction>,
    ),
  isOverlay: true,
})

export const LazyCreatePlan = lazyPart({
  name: 'The form',
  load: () => import('./create/create-plan').then(({ CreatePlan }) => CreatePlan),
  loading: <SkeletonLines count={10} label="Loading the form…" />,
})
