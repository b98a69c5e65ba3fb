import { lazy } from 'react'

/** The dialogs of a job, with the forms they need. List and details load them with the first one that opens. */
export const LazyJobDialogs = lazy(() => import('./job-dialogs').then((part) => ({ default: part.JobDialogs })))
