import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { BoardSkeleton } from './board/board-skeleton'

/*
 * Parts that the list does not need at first: the form, the board (drag and drop).
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
