import * as v from 'valibot'

/** The error shape from the port inward (ERR-01). Plain data, so that it survives the event log. */
export type Failure = {
  message: string
  /** HTTP status; 500 when the answer had none, 0 when no answer came. */
  status: number
  /** Raw body, for code that needs more than the message. */
  details: unknown
  /** Seconds until a retry is allowed, from `Retry-After`. */
  retry_after?: number
}

export const UNEXPECTED = 'An unexpected error occurred.'

const body = v.looseObject({ detail: v.optional(v.unknown()), message: v.optional(v.unknown()) })

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** The server's `detail`, or else its `message`. */
export const serverDetail = (details: unknown): string | undefined => {
  const parsed = v.safeParse(body, details)
  return parsed.success ? (text(parsed.output.detail) ?? text(parsed.output.message)) : undefined
}

/** Message in order of preference: detail, message, the transport's message, "An unexpected error occurred." (ERR-01). */
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

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Failure).message === 'string' &&
  typeof (value as Failure).status === 'number' &&
  'details' in value

/** Passes a `Failure` through unchanged. */
export const toFailure = (thrown: unknown): Failure =>
  isFailure(thrown) ? thrown : failureFrom({ transport: thrown instanceof Error ? thrown.message : undefined })

/** Uses the stated words and code only where neither server nor transport gave a message. */
export const statedFailure = (thrown: unknown, stated: string, code?: string): Failure => {
  const failure = toFailure(thrown)
  if (failure.message !== UNEXPECTED) return failure
  return { ...failure, message: stated, details: failure.details ?? (code === undefined ? null : { code }) }
}

const coded = v.looseObject({ code: v.string() })

/** A stable name such as `offline`, independent of the wording; undefined where there is none. */
export const failureCode = ({ details }: Failure): string | undefined =>
  v.is(coded, details) ? details.code : undefined

/** True when a retry can help: no answer, timeout, too many requests or a server error. */
export const isRetryable = ({ status }: Failure): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500

/** True when the command may have been executed despite the failure: no answer came, or an ambiguous one. */
export const isUncertain = ({ status }: Failure): boolean => status === 0 || status === 408 || status >= 500

/** Start of a sentence such as `No answer came`. */
export const uncertaintyText = ({ status }: Failure): string =>
  status >= 500 ? 'The server answered with an error' : 'No answer came'

/** The secret behind a handle is gone from memory, as after a reload, so the person has to type it again. */
export const SECRET_GONE: Failure = {
  message: 'Please type it again',
  status: 0,
  details: { code: 'secret_gone' },
}

const APPEARS_OFFLINE = 'You appear to be offline. We kept what you entered.'

/** No answer came, and it is unknown if the call arrived. Replaces the transport's own words, such as "Failed to fetch". */
export const UNREACHABLE: Failure = { message: APPEARS_OFFLINE, status: 0, details: null }

/** Nothing was sent: the browser reports no network. */
export const OFFLINE: Failure = { message: APPEARS_OFFLINE, status: 0, details: { code: 'offline' } }

/** A script failed to load although the browser is online, so its action did not run. */
export const NOT_LOADED: Failure = {
  message: 'A part of the app could not be loaded. Please try again.',
  status: 0,
  details: { code: 'not_loaded' },
}

/** Name of the error for a script that failed to load, in any browser. */
export const NOT_LOADED_ERROR = 'NotLoadedError'

/**
 * True when an import failed because its file can't be loaded, by that name or each browser's message; errors inside the code don't count.
 */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === NOT_LOADED_ERROR || (error instanceof TypeError && /module/i.test(error.message)))

const TIMED_OUT = 408

/** True when nothing was sent or no answer came in time, so the network may be down. */
export const isUnanswered = (failure: Failure): boolean =>
  failure.status === TIMED_OUT || (failure.status === 0 && (failure.details === null || isOffline(failure)))

export const isOffline = (failure: Failure): boolean => failureCode(failure) === 'offline'

/** True when a script failed to load. A retry may help; after a new deployment only a reload does. */
export const isMissingCode = (failure: Failure): boolean => failureCode(failure) === 'not_loaded'
