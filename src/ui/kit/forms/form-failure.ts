import { type Failure, isOffline } from '@/domain/record/failure'

/** The form's own message, or the server's if there is none. */
export const failureTitle = (problem: Failure, stated: string | undefined): string =>
  isOffline(problem) || stated === undefined ? problem.message : stated

/** The server's message, unless it is the title already. */
export const failureDetail = (problem: Failure, stated: string | undefined): string | undefined =>
  isOffline(problem) || stated === undefined || stated === problem.message ? undefined : problem.message
