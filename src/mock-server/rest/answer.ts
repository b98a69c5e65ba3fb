import type { Endpoint, ParamsOf, ReadBodyOf, ReadQueryOf, WireAnswerOf } from '@/contract/endpoint'
import { DEFAULT_BUSINESS_ID } from '@/domain/account/business'
import { LONGEST_WAIT } from '@/domain/job/site-time'
import type { Actor } from '@/domain/permissions/actor'
import { actorIn, authenticate, refuseWhileViewing, sessionIn } from '../accounts/session'
import { type Call, json, type Route } from '../core/call'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { idFrom, Refusal } from '../core/write/refusal'
import { readParts } from './reading'

/** A request that passed sign-in, tenant and schema. Params are still text: `recordOf` reads the ones that name a record. */
export type EndpointRequest<E extends Endpoint> = Requester & {
  params: { [N in keyof ParamsOf<E>]: string }
  query: ReadQueryOf<E>
  body: ReadBodyOf<E>
  /** The sign-in that it comes from; 0 where that is simulated. */
  session: number
  /** Seconds for which it waited on a device without a network; null where it did not wait. */
  waited: number | null
}

/** Anything but a number of seconds counts as none. */
const waitedIn = ({ headers }: Call): number | null => {
  const text = headers['x-waited'] ?? ''
  return /^\d{1,7}$/.test(text) ? Math.min(LONGEST_WAIT, Number(text)) : null
}

/** Payment calls name the user beside their token (API-36). @throws Refusal 400, 403 */
const checkNamed = ({ service }: Endpoint, { headers }: Call, userId: number): void => {
  if (service !== 'payment') return
  const named = headers['x-user-id']
  if (named === undefined) throw new Refusal(400, 'The X-User-Id header is missing.')
  if (named !== String(userId)) throw new Refusal(403, 'The X-User-Id header names someone else.')
}

/** Query and body. A person without permission learns only that, not what is wrong with them. @throws Refusal 403, and what `readParts` does */
const partsOf = (endpoint: Endpoint, call: Call, permit: () => void) => {
  try {
    return readParts(endpoint, call)
  } catch (refusal) {
    permit()
    throw refusal
  }
}

type Permit = (actor: Actor, store: Store) => void

/** A request that passed sign-in, tenant and schema. @throws Refusal 400, 401, 403, and what `readParts` does */
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
  // The contract's own schemas have just read these parts; only their link to E is lost on the way.
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

/** The deprecated calls each back end has warned about already. */
const deprecationWarnings = new WeakMap<Store, Set<string>>()

const sayDeprecated = ({ method, path, deprecated }: Endpoint, store: Store): Record<string, string> => {
  if (!deprecated) return {}
  const calls = deprecationWarnings.get(store) ?? new Set()
  deprecationWarnings.set(store, calls)
  if (!calls.has(`${method} ${path}`)) console.info(`${method} ${path} is deprecated; a newer path answers the same.`)
  calls.add(`${method} ${path}`)
  return { deprecation: 'true' }
}

/** A route that says what its endpoint says: method, path, status, and that it is deprecated. */
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

/** Answers from what is there: sign-in, tenant, schema, then the handler. */
export const reading = <const E extends Endpoint>(
  endpoint: E,
  handler: (request: EndpointRequest<E>, store: Store) => WireAnswerOf<E> | Promise<WireAnswerOf<E>>,
): Route => route(endpoint, async (call, store) => handler(read(endpoint, call, store), store))

/** The request to an endpoint without a bearer token. */
export type PublicRequest<E extends Endpoint> = Pick<EndpointRequest<E>, 'params' | 'query' | 'body'>

/** Answers an endpoint that asks for no token: signing in and out, and becoming a user. They may commit, so they run alone. */
export const open = <const E extends Endpoint>(
  endpoint: E,
  handler: (request: PublicRequest<E>, store: Store) => Promise<WireAnswerOf<E>>,
): Route =>
  route(endpoint, (call, store) => {
    const request = { params: call.params, ...readParts(endpoint, call) } as PublicRequest<E>
    return store.exclusively(() => handler(request, store))
  })
