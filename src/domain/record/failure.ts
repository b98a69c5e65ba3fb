import * as v from 'valibot'

/** The one shape of an error from the port inwards (ERR-01). Plain data, so that it survives the event log. */
export type Failure = {
  /** What a person reads. */
  message: string
  /** HTTP status; 500 when the answer had none, 0 when no answer came at all. */
  status: number
  /** The body as it came, for code that needs more than the message. */
  details: unknown
  /** Seconds until the same call may be tried again, where the server says so (`Retry-After`). */
  retry_after?: number
}

export const UNEXPECTED = 'An unexpected error occurred.'

const body = v.looseObject({ detail: v.optional(v.unknown()), message: v.optional(v.unknown()) })

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** The server's own words: its `detail`, else its `message`. */
export const serverDetail = (details: unknown): string | undefined => {
  const parsed = v.safeParse(body, details)
  return parsed.success ? (text(parsed.output.detail) ?? text(parsed.output.message)) : undefined
}

/** Normalises whatever went wrong: detail, then message, then the transport's message, else "An unexpected error occurred." (ERR-01). */
export const failureFrom = (cause: {
  status?: number | undefined
  body?: unknown
  transport?: string | undefined
  retryAfter?: number | undefined
}): Failure => ({
  message: serverDetail(cause.body) ?? text(cause.transport) ?? UNEXPECTED,
  status: cause.status ?? 500,
  details: cause.body ?? null,
  ...(cause.retryAfter === undefined ? {} : { retry_after: cause.retryAfter }),
})

/** Whether a value is already a `Failure`. */
export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Failure).message === 'string' &&
  typeof (value as Failure).status === 'number' &&
  'details' in value

/** Any thrown value as a `Failure`; a `Failure` stays what it is. */
export const toFailure = (thrown: unknown): Failure =>
  isFailure(thrown) ? thrown : failureFrom({ transport: thrown instanceof Error ? thrown.message : undefined })

/** A failure with the words that are stated for its case, and their code, where neither server nor transport has any: detail, message, else these. */
export const statedFailure = (thrown: unknown, stated: string, code?: string): Failure => {
  const failure = toFailure(thrown)
  if (failure.message !== UNEXPECTED) return failure
  return { ...failure, message: stated, details: failure.details ?? (code === undefined ? null : { code }) }
}

const coded = v.looseObject({ code: v.string() })

/** What went wrong by a name that stays when the words change: `offline`; undefined where it has none. */
export const failureCode = ({ details }: Failure): string | undefined =>
  v.is(coded, details) ? details.code : undefined

/** Whether trying the same call again can help: no answer, a timeout, too many requests or a server error. */
export const isRetryable = ({ status }: Failure): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500

/** Whether a command may have been carried out although it failed: no answer came, or one that does not say. */
export const isUncertain = ({ status }: Failure): boolean => status === 0 || status === 408 || status >= 500

/** Why no one knows whether a command was carried out, as the beginning of a sentence: `No answer came`. */
export const uncertaintyText = ({ status }: Failure): string =>
  status >= 500 ? 'The server answered with an error' : 'No answer came'

/** The secret behind a handle is no longer in memory, as after a reload: the person is asked to type it again. */
export const SECRET_GONE: Failure = {
  message: 'Please type it again',
  status: 0,
  details: { code: 'secret_gone' },
}

const APPEARS_OFFLINE = 'You appear to be offline. We kept what you entered.'

/** No answer came, and no one knows whether the call arrived. The transport's own words, as "Failed to fetch", are for no person. */
export const UNREACHABLE: Failure = { message: APPEARS_OFFLINE, status: 0, details: null }

/** Nothing was sent: the browser knows of no network. */
export const OFFLINE: Failure = { message: APPEARS_OFFLINE, status: 0, details: { code: 'offline' } }

/** The browser has a network, but a script did not come: whatever its code was for was not done. */
export const NOT_LOADED: Failure = {
  message: 'A part of the app could not be loaded. Please try again.',
  status: 0,
  details: { code: 'not_loaded' },
}

/** The name of an error about a script that did not come, whatever the browser says of it. */
export const NOT_LOADED_ERROR = 'NotLoadedError'

/** Whether an import failed because its file can't be loaded, by that name or in the words of each browser; an error in the code itself doesn't count. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === NOT_LOADED_ERROR || (error instanceof TypeError && /module/i.test(error.message)))

const TIMED_OUT = 408

/** Whether no answer came, so that the network may be gone: nothing was sent, or no one answered in time. */
export const isUnanswered = (failure: Failure): boolean =>
  failure.status === TIMED_OUT || (failure.status === 0 && (failure.details === null || isOffline(failure)))

/** Whether it failed because the browser knows of no network. */
export const isOffline = (failure: Failure): boolean => failureCode(failure) === 'offline'

/** Whether it failed because a script did not come. Trying again may bring it; after a new deployment only a reload does. */
export const isMissingCode = (failure: Failure): boolean => failureCode(failure) === 'not_loaded'
