import { type Failure, failureFrom, isNotLoaded, NOT_LOADED, OFFLINE, UNREACHABLE } from '@/domain/record/failure'

/** What the session offers to calls. */
export type TokenSource = {
  access(): string | null
  /**
   * Asks the session for a new access token, once for all calls that ask at the same time (AUTH-16). Resolves when there is one.
   * @throws Failure when there is none: 401 when the session is over, a retryable one when it is kept.
   */
  renew(): Promise<void>
}

/** `fetch` with the bearer token, a time limit, and one refresh on 401. Rejects with a plain `Failure` when no answer came. */
export type AuthorisedFetch = (
  url: string,
  init: RequestInit,
  options: { bearer: boolean; timeout: number },
) => Promise<Response>

const TOO_SLOW: Failure = failureFrom({
  status: 408,
  transport: 'The server took too long to answer. Please try again.',
})

/** The failure of a call that brought no answer, or only a part of one. */
export const noAnswer = (timedOut: boolean): Failure => (timedOut ? TOO_SLOW : UNREACHABLE)

type Deps = {
  tokens: TokenSource
  fetch: typeof fetch
  /** Whether the browser knows of a network. */
  isOnline?: () => boolean
  /** Called with every answer, so that calls can be watched. */
  onAnswer?: (call: { method: string; url: string; status: number; date: string | null }) => void
}

/** Builds the fetch that every call to the back end uses. `fetch` is looked up with each call, since mocks are installed later. */
export const createAuthorisedFetch = (deps: Deps): AuthorisedFetch => {
  const once = async (url: string, init: RequestInit, token: string | null, timeout: number): Promise<Response> => {
    const limit = AbortSignal.timeout(timeout)
    const headers = new Headers(init.headers)
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    try {
      const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
      const response = await deps.fetch(url, { ...init, headers, signal })
      const { status } = response
      deps.onAnswer?.({ method: init.method ?? 'GET', url, status, date: response.headers.get('date') })
      return response
    } catch (error) {
      if (init.signal?.aborted) throw error
      if (deps.isOnline?.() === false) throw OFFLINE
      // The mock server answers in the page, with code of its own.
      throw isNotLoaded(error) ? NOT_LOADED : noAnswer(limit.aborted)
    }
  }

  return async (url, init, { bearer, timeout }) => {
    const token = bearer ? deps.tokens.access() : null
    const response = await once(url, init, token, timeout)
    if (response.status !== 401 || !bearer) return response
    // Another call may have brought a new token in the meantime.
    if (deps.tokens.access() === token) await deps.tokens.renew()
    return once(url, init, deps.tokens.access(), timeout)
  }
}
