import { lazyPart } from '@/ui/kit/lazy-part'

/** What is asked before a step of a plan's life; list and details do without at first. */
export const LazyPlanQuestion = lazyPart({
  name: 'The question',
  load: () => import('./plan-question').then(({ PlanQuestion }) => PlanQuestion),
  isOverlay: true,
})
