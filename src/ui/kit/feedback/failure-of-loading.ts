import { type Failure, isNotLoaded, NOT_LOADED, OFFLINE, toFailure } from '@/domain/record/failure'

/** Replaces an error of a missing chunk with a message about the network or the file; returns any other error unchanged. */
export const namedIfNotLoaded = (error: unknown): unknown => {
  if (!isNotLoaded(error)) return error
  return navigator.onLine ? NOT_LOADED : OFFLINE
}

export const failureOfLoading = (error: unknown): Failure => toFailure(namedIfNotLoaded(error))
