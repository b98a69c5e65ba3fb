import { lazyPart } from '@/ui/kit/lazy-part'
import { SkeletonRows } from '@/ui/kit/skeleton'

/*
 * Parts that the list does without at first: forms, the board (drag and drop), the calendar, the details.
 */

export const LazyJobDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/job-details').then(({ JobDetails }) => JobDetails),
  isOverlay: true,
})

export const LazyCreateJobDialog = lazyPart({
  name: 'The form',
  load: () => import('./create/create-job-dialog').then(({ CreateJobDialog }) => CreateJobDialog),
  isOverlay: true,
})

export const LazyEditJobDialog = lazyPart({
  name: 'The form',
  load: () => import('./create/edit-job-dialog').then(({ EditJobDialog }) => EditJobDialog),
  isOverlay: true,
})

export const LazyJobBoard = lazyPart({
  name: 'The board',
  load: () => import('./board/job-board').then(({ JobBoard }) => JobBoard),
  loading: <SkeletonRows count={10} label="Loading the board…" />,
})

export const LazyJobCalendar = lazyPart({
  name: 'The calendar',
  load: () => import('./calendar/job-calendar').then(({ JobCalendar }) => JobCalendar),
  loading: <SkeletonRows count={10} label="Loading the calendar…" />,
})
