import {
  type Endpoint,
  namesUser,
  type ParamsOf,
  type ReadBodyOf,
  type ReadQueryOf,
  type WireAnswerOf,
} from '@/contract/endpoint'
import { DEFAULT_BUSINESS_ID } from '@/domain/account/business'
import { LONGEST_WAIT } from '@/domain/job/site-time'
import type { Actor } from '@/domain/permissions/actor'
import { actorIn, authenticate, refuseWhileViewing, sessionIn } from '../accounts/session'
import { type Call, json, type Route } from '../core/call'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { idFrom, Refusal } from '../core/write/refusal'
import { readParts } from './reading'

/** A request that passed authentication, tenant and schema checks. Params are still text; `recordOf` parses record ids. */
export type EndpointRequest<E extends Endpoint> = Requester & {
  params: { [N in keyof ParamsOf<E>]: string }
  query: ReadQueryOf<E>
  body: ReadBodyOf<E>
  /** The session id; 0 for simulated sessions. */
  session: number
  /** Seconds that the request waited on an offline device; null if it didn't wait. */
  waited: number | null
}

/** Ignores anything but a number of seconds. */
const waitedIn = ({ headers }: Call): number | null => {
  const text = headers['x-waited'] ?? ''
  return /^\d{1,7}$/.test(text) ? Math.min(LONGEST_WAIT, Number(text)) : null
}

/** Throws Refusal 400, 403. */
const checkNamed = (endpoint: Endpoint, { headers }: Call, userId: number): void => {
  if (!namesUser(endpoint)) return
  const named = headers['x-user-id']
  if (named === undefined) throw new Refusal(400, 'The X-User-Id header is missing.')
  if (named !== String(userId)) throw new Refusal(403, 'The X-User-Id header names someone else.')
}

/** Query and body. Permission is checked before validation errors are revealed. Throws Refusal 403, and everything `readParts` throws. */
const partsOf = (endpoint: Endpoint, call: Call, permit: () => void) => {
  try {
    return readParts(endpoint, call)
  } catch (refusal) {
    permit()
    throw refusal
  }
}

type Permit = (actor: Actor, store: Store) => void

/** Throws Refusal 400, 401, 403, and everything `readParts` throws. */
export const read = <E extends Endpoint>(
  endpoint: E,
  call: Call,
  store: Store,
  permit?: Permit,
): EndpointRequest<E> => {
  const user = authenticate(call.headers, store)
  checkNamed(endpoint, call, user.id)
  if (endpoint.method !== 'GET') refuseWhileViewing(call.headers)
  const businessId = endpoint.path.includes('/:businessId')
    ? idFrom(call.params.businessId ?? '', 'Business')
    : (user.business_id ?? DEFAULT_BUSINESS_ID)
  const actor = actorIn(businessId, user, store)
  // Already validated by the contract's schemas; only the link to E is lost.
  const parts = partsOf(endpoint, call, () => permit?.(actor, store))
  const session = sessionIn(call.headers.authorization)
  return {
    actor,
    user,
    businessId,
    session,
    params: call.params,
    waited: waitedIn(call),
    ...parts,
  } as EndpointRequest<E>
}

const deprecationWarnings = new WeakMap<Store, Set<string>>()

const sayDeprecated = ({ method, path, deprecated }: Endpoint, store: Store): Record<string, string> => {
  if (!deprecated) return {}
  const calls = deprecationWarnings.get(store) ?? new Set()
  deprecationWarnings.set(store, calls)
  if (!calls.has(`${method} ${path}`)) console.info(`${method} ${path} is deprecated; a newer path answers the same.`)
  calls.add(`${method} ${path}`)
  return { deprecation: 'true' }
}

export const route = (
  endpoint: Endpoint,
  respond: (...request: Parameters<Route['handle']>) => Promise<object>,
): Route => ({
  method: endpoint.method,
  path: endpoint.path,
  async handle(call, store) {
    const headers = sayDeprecated(endpoint, store)
    return json(endpoint.status ?? 200, await respond(call, store), headers)
  },
})

export const reading = <const E extends Endpoint>(
  endpoint: E,
  handler: (request: EndpointRequest<E>, store: Store) => WireAnswerOf<E> | Promise<WireAnswerOf<E>>,
): Route => route(endpoint, async (call, store) => handler(read(endpoint, call, store), store))

/** A request without a bearer token. */
export type PublicRequest<E extends Endpoint> = Pick<EndpointRequest<E>, 'params' | 'query' | 'body'>

/** A route without a token: sign-in, sign-out and impersonation. Runs exclusively because it may commit. */
export const open = <const E extends Endpoint>(
  endpoint: E,
  handler: (request: PublicRequest<E>, store: Store) => Promise<WireAnswerOf<E>>,
): Route =>
  route(endpoint, (call, store) => {
    const request = { params: call.params, ...readParts(endpoint, call) } as PublicRequest<E>
    return store.exclusively(() => handler(request, store))
  })
