import type * as v from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Which back-end service answers: decides base URL, time limit and the real flag that lets calls through. */
export type Service = 'auth' | 'landscaping' | 'scheduling' | 'onboarding' | 'subscription' | 'payment' | 'tracking'

// biome-ignore lint/suspicious/noExplicitAny: valibot's own bound for "any schema".
type AnySchema = v.GenericSchema<any, any>

/** One call of the wire contract: what is sent, what is answered, and how (the API-* and EP-* rows). */
export type Endpoint<
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Answer extends AnySchema = AnySchema,
> = {
  /** The checklist's id: `EP-050`. */
  id: string
  method: Method
  /** With `:name` parameters: `/api/businesses/:businessId/jobs/:jobId`. */
  path: string
  service: Service
  summary: string
  query?: Query
  body?: Body
  answer: Answer
  /** Status of a good answer; 200 unless said otherwise. */
  status?: number
  /** Whether a bearer token is sent and asked for: everywhere but auth (API-36). */
  bearer: boolean
  /** Writes are repeatable under one `Idempotency-Key`. */
  idempotent: boolean
  /** The failures that the back end documents, beside the 400, 401 and 500 any call may meet. */
  failures: readonly number[]
  /** Answered for older clients; the app itself calls the newer one. */
  deprecated?: boolean
}

/** Keeps the literal types of an endpoint. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type PathNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of an endpoint's path. */
export type ParamsOf<E extends Endpoint> = { [N in PathNames<E['path']>]: string | number }
/** What a caller gives as query, and what the server reads. */
export type QueryOf<E extends Endpoint> = E['query'] extends AnySchema ? v.InferInput<E['query']> : undefined
export type ReadQueryOf<E extends Endpoint> = E['query'] extends AnySchema ? v.InferOutput<E['query']> : undefined
/** What a caller gives as body, and what the server reads. */
export type BodyOf<E extends Endpoint> = E['body'] extends AnySchema ? v.InferInput<E['body']> : undefined
export type ReadBodyOf<E extends Endpoint> = E['body'] extends AnySchema ? v.InferOutput<E['body']> : undefined
/** The answer as it is on the wire, and as the caller reads it. */
export type WireAnswerOf<E extends Endpoint> = v.InferInput<E['answer']>
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>

/** Fills a path's parameters. @throws RangeError when one is missing. */
export const pathOf = <E extends Endpoint>(endpoint: E, params: ParamsOf<E>): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = (params as Record<string, string | number>)[name]
    if (value === undefined) throw new RangeError(`${endpoint.id} needs ${name}`)
    return encodeURIComponent(String(value))
  })

/** How long a call may take: 10 s for onboarding and subscription, 30 s elsewhere (API-37). */
export const timeoutOf = ({ service }: Endpoint): number =>
  service === 'onboarding' || service === 'subscription' ? 10_000 : 30_000
