import { type Failure, isOffline } from '@/domain/record/failure'

/** The title above a form that could not be sent: the stated text, or the server's own words where there is none. */
export const failureTitle = (problem: Failure, stated: string | undefined): string =>
  isOffline(problem) || stated === undefined ? problem.message : stated

/** The server's own words below it, where the title does not say them. */
export const failureDetail = (problem: Failure, stated: string | undefined): string | undefined =>
  isOffline(problem) || stated === undefined || stated === problem.message ? undefined : problem.message
