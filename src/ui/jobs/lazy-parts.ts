import { lazy } from 'react'

/*
 * Parts that the list does without at first: forms (react-hook-form, valibot's resolver), the board (drag and drop) and the details.
 */
/** Loads ahead what a click on a row opens. */
export const loadDetails = () => import('./details/job-details')

export const LazyJobDetails = lazy(() => loadDetails().then((part) => ({ default: part.JobDetails })))
export const LazyJobDialogs = lazy(() => import('./dialogs/job-dialogs').then((part) => ({ default: part.JobDialogs })))
export const LazyCreateJobDialog = lazy(() =>
  import('./create/create-job-dialog').then((part) => ({ default: part.CreateJobDialog })),
)
export const LazyJobBoard = lazy(() => import('./board/job-board').then((part) => ({ default: part.JobBoard })))
