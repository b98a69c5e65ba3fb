import type * as v from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Selects the base URL, time limit and feature flag of the call. */
export type Service =
  | 'auth'
  | 'landscaping'
  | 'scheduling'
  | 'onboarding'
  | 'subscription'
  | 'payment'
  | 'communications'
  | 'tracking'

// biome-ignore lint/suspicious/noExplicitAny: valibot's own bound for "any schema".
type AnySchema = v.GenericSchema<any, any>

export type Endpoint<
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Answer extends AnySchema = AnySchema,
> = {
  id: string
  method: Method
  /** With parameters, for example `/api/businesses/:businessId/jobs/:jobId`. */
  path: string
  service: Service
  summary: string
  query?: Query
  body?: Body
  answer: Answer
  /** Success status; 200 by default. */
  status?: number
  /** Sent and required everywhere but in auth (API-36). */
  bearer: boolean
  idempotent: boolean
  /** Documented failures in addition to 400, 401 and 500, which any call may return. */
  failures: readonly number[]
  /** Served for older clients; the app calls the newer endpoint. */
  deprecated?: boolean
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type PathNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<E extends Endpoint> = { [N in PathNames<E['path']>]: string | number }
export type QueryOf<E extends Endpoint> = E['query'] extends AnySchema ? v.InferInput<E['query']> : undefined
export type ReadQueryOf<E extends Endpoint> = E['query'] extends AnySchema ? v.InferOutput<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends AnySchema ? v.InferInput<E['body']> : undefined
export type ReadBodyOf<E extends Endpoint> = E['body'] extends AnySchema ? v.InferOutput<E['body']> : undefined
export type WireAnswerOf<E extends Endpoint> = v.InferInput<E['answer']>
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>

/** Throws RangeError when a parameter is missing. */
export const pathOf = <E extends Endpoint>(endpoint: E, params: ParamsOf<E>): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = (params as Record<string, string | number>)[name]
    if (value === undefined) throw new RangeError(`${endpoint.id} needs ${name}`)
    return encodeURIComponent(String(value))
  })

/** Payment and communications calls repeat the user id in a header, besides the token (API-36). */
export const namesUser = ({ service }: Endpoint): boolean => service === 'payment' || service === 'communications'

/** In ms: 10 s for onboarding and subscription, 30 s elsewhere (API-37). */
export const timeoutOf = ({ service }: Endpoint): number =>
  service === 'onboarding' || service === 'subscription' ? 10_000 : 30_000
