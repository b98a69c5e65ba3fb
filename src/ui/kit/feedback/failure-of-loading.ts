import { type Failure, isNotLoaded, NOT_LOADED, OFFLINE, toFailure } from '@/domain/record/failure'

/** What to say of an error where code was needed that did not come: it may be the network or the one file. Any other error stays what it is. */
export const namedIfNotLoaded = (error: unknown): unknown => {
  if (!isNotLoaded(error)) return error
  return navigator.onLine ? NOT_LOADED : OFFLINE
}

/** The same as a failure, whatever the error is. */
export const failureOfLoading = (error: unknown): Failure => toFailure(namedIfNotLoaded(error))
