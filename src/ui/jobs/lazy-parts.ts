import { lazy } from 'react'

/*
 * Parts that the list does without at first: forms (react-hook-form, valibot's resolver), the board (drag and drop), the details and
 * open menus (Ark's machines).
 */
const loadMenu = () => import('@/ui/kit/anchored-menu')
const loadDetails = () => import('./details/job-details')

/** Loads ahead what a click on a row opens. */
export const loadRowParts = () => Promise.all([loadMenu(), loadDetails()])

export const LazyAnchoredMenu = lazy(() => loadMenu().then((part) => ({ default: part.AnchoredMenu })))
export const LazyJobDetails = lazy(() => loadDetails().then((part) => ({ default: part.JobDetails })))
export const LazyCreateJobDialog = lazy(() =>
  import('./create/create-job-dialog').then((part) => ({ default: part.CreateJobDialog })),
)
export const LazyJobBoard = lazy(() => import('./board/job-board').then((part) => ({ default: part.JobBoard })))
