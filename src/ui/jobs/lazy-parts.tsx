import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { BoardSkeleton } from './board/board-skeleton'

/*
 * Parts that the list does not need at first: the form, the board (drag and drop), the calendar.
 */

export const LazyCreateJobDialog = lazyPart({
  name: 'The form',
  load: () => import('./create/create-job-dialog').then(({ CreateJobDialog }) => CreateJobDialog),
  isOverlay: true,
})

export const LazyJobBoard = lazyPart({
  name: 'The board',
  load: () => import('./board/job-board').then(({ JobBoard }) => JobBoard),
  loading: <BoardSkeleton />,
})

export const LazyJobCalendar = lazyPart({
  name: 'The calendar',
  load: () => import('./calendar/job-calendar').then(({ JobCalendar }) => JobCalendar),
  loading: <SkeletonRows count={10} label="Loading the calendar…" />,
})
