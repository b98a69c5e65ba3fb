import * as v from 'valibot'
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  namesUser,
  type ParamsOf,
  pathOf,
  type QueryOf,
  timeoutOf,
} from '@/contract/endpoint'
import { type Failure, failureFrom } from '@/domain/record/failure'
import { type AuthorisedFetch, noAnswer } from './authorised-fetch'

type Part<Name extends string, Value> = undefined extends Value ? { [N in Name]?: undefined } : { [N in Name]: Value }

export type CallOf<E extends Endpoint> = { params: ParamsOf<E> } & Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** The intent's id, sent as `Idempotency-Key`. */
    key?: string
    /** Seconds the write waited offline, sent as `X-Waited`; excluded from comparisons, so that a retry stays equal. */
    waited?: number | undefined
    signal?: AbortSignal
  }

export type Http = {
  call<E extends Endpoint>(endpoint: E, call: CallOf<E>): Promise<AnswerOf<E>>
}

const queryString = (query: Record<string, unknown> | undefined): string => {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}

const textOf = async (response: Response, signal: AbortSignal | undefined): Promise<string> => {
  try {
    return await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw noAnswer(error instanceof Error && error.name === 'TimeoutError')
  }
}

/** Parses JSON, falling back to the text; null when empty. */
export const contentOf = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** In seconds. The date form is ignored because clocks differ. */
const retryAfter = (response: Response): number | undefined => {
  const header = response.headers.get('retry-after') ?? ''
  return /^\d+$/.test(header) ? Number(header) : undefined
}

export const UNREADABLE: Failure = {
  message: 'The server sent an answer that could not be read.',
  status: 502,
  details: null,
}

/** Origin of a service's back end; empty for the page's own. */
export type OriginOf = (service: Endpoint['service']) => string

type Deps = {
  fetch: AuthorisedFetch
  originOf: OriginOf
  userId: () => number | null
}

const userHeader = (endpoint: Endpoint, userId: number | null): Record<string, string> =>
  namesUser(endpoint) && userId !== null ? { 'x-user-id': String(userId) } : {}

export const createHttp = (deps: Deps): Http => ({
  async call(endpoint, { params, query, body, key, waited, signal }) {
    const url = `${deps.originOf(endpoint.service)}${pathOf(endpoint, params)}${queryString(query)}`
    const response = await deps.fetch(
      url,
      {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...userHeader(endpoint, deps.userId()),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(waited === undefined ? {} : { 'x-waited': String(waited) }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ?? null,
      },
      { bearer: endpoint.bearer, timeout: timeoutOf(endpoint) },
    )
    const content = contentOf(await textOf(response, signal))
    if (!response.ok) throw failureFrom({ status: response.status, body: content, retryAfter: retryAfter(response) })
    const parsed = v.safeParse(endpoint.answer, content)
    if (parsed.success) return parsed.output
    throw UNREADABLE
  },
})
