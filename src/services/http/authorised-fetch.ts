import { type Failure, failureFrom, isNotLoaded, NOT_LOADED, OFFLINE, UNREACHABLE } from '@/domain/record/failure'

export type TokenSource = {
  access(): string | null
  /**
   * Renews the access token once for all concurrent callers (AUTH-16). Throws Failure when there is no new token: 401 when the session is
   * over, a retryable one otherwise.
   */
  renew(): Promise<void>
}

/** `fetch` with bearer token, timeout, and one token refresh on 401. Rejects with a plain `Failure` when no response arrives. */
export type AuthorisedFetch = (
  url: string,
  init: RequestInit,
  options: { bearer: boolean; timeout: number },
) => Promise<Response>

const TOO_SLOW: Failure = failureFrom({
  status: 408,
  transport: 'The server took too long to answer. Please try again.',
})

export const noAnswer = (timedOut: boolean): Failure => (timedOut ? TOO_SLOW : UNREACHABLE)

type Deps = {
  tokens: TokenSource
  fetch: typeof fetch
  isOnline?: () => boolean
  onAnswer?: (call: { method: string; url: string; status: number; date: string | null }) => void
}

/** `fetch` is looked up on each call, since mocks are installed later. */
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
      // The mock server runs in the page, as a lazy module of its own.
      throw isNotLoaded(error) ? NOT_LOADED : noAnswer(limit.aborted)
    }
  }

  return async (url, init, { bearer, timeout }) => {
    const token = bearer ? deps.tokens.access() : null
    const response = await once(url, init, token, timeout)
    if (response.status !== 401 || !bearer) return response
    // Another call may have renewed the token in the meantime.
    if (deps.tokens.access() === token) await deps.tokens.renew()
    return once(url, init, deps.tokens.access(), timeout)
  }
}
