import type { Endpoint, ParamsOf, ReadBodyOf, ReadQueryOf, WireAnswerOf } from '@/contract/endpoint'
import { DEFAULT_BUSINESS_ID } from '@/domain/business'
import type { Fact, NewFact } from '@/domain/fact'
import type { Actor } from '@/domain/permissions/actor'
import type { User } from '@/domain/user'
import { actorIn, authenticate } from '../accounts/session'
import { type Call, json, type Reply } from './call'
import { causeOf, fingerprintOf } from './cause'
import type { FactStore } from './fact-store'
import { readParts } from './reading'
import { idFrom, Refusal } from './refusal'
import type { Route } from './route'
import type { Store } from './store'

/** A request that passed sign-in, tenant and schema. Params are still text: `idFrom` reads the ones that name a record. */
export type Asked<E extends Endpoint> = {
  actor: Actor
  user: User
  /** The business of the path, else the user's own; the user may act in it. */
  businessId: number
  params: { [N in keyof ParamsOf<E>]: string }
  query: ReadQueryOf<E>
  body: ReadBodyOf<E>
}

/** Answers from what is there. */
export type Reading<E extends Endpoint> = (asked: Asked<E>, store: Store) => WireAnswerOf<E> | Promise<WireAnswerOf<E>>

/** A fact before its cause is known; `answer` fills in the request's idempotency key. */
export type Decided = Omit<NewFact, 'cause'>

/**
 * A write in its two halves. `decide` judges and says which facts follow; `reply` words the answer from the facts alone, so that a
 * repeat under the same key gets the same answer, even after a reload. Both run while nobody else writes.
 */
export type Writing<E extends Endpoint> = {
  decide(asked: Asked<E>, store: Store): readonly Decided[] | Promise<readonly Decided[]>
  reply(facts: readonly Fact[], asked: Asked<E>, store: Store): WireAnswerOf<E>
}

const keyOf = (call: Call): string | undefined => {
  const key = call.headers['idempotency-key']
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Refusal(400, 'The Idempotency-Key is not usable.')
  return key
}

const carryOut = async <E extends Endpoint>(
  endpoint: E,
  { decide, reply }: Writing<E>,
  asked: Asked<E>,
  call: Call,
  store: FactStore,
): Promise<WireAnswerOf<E>> => {
  const key = endpoint.idempotent ? keyOf(call) : undefined
  const cause = key ? causeOf({ endpoint: endpoint.id, key, fingerprint: fingerprintOf(call) }) : null
  const known = key && store.receipt(asked.user.id, endpoint.id, key)
  if (known && known.cause !== cause) throw new Refusal(422, 'This Idempotency-Key was used for another request.')
  if (known) return reply(await store.factsAt(known.positions), asked, store)
  const facts = await store.commit((await decide(asked, store)).map((fact) => ({ ...fact, cause })))
  return reply(facts, asked, store)
}

const read = <E extends Endpoint>(endpoint: E, call: Call, store: Store): Asked<E> => {
  const user = authenticate(call.headers.authorization, store)
  const businessId = endpoint.path.includes('/:businessId')
    ? idFrom(call.params.businessId ?? '', 'Business')
    : (user.business_id ?? DEFAULT_BUSINESS_ID)
  const actor = actorIn(businessId, user, store)
  // The contract's own schemas have just read these parts; only their link to E is lost on the way.
  return { actor, user, businessId, params: call.params, ...readParts(endpoint, call) } as Asked<E>
}

const told = new Set<string>()

const sayDeprecated = ({ method, path, deprecated }: Endpoint): Record<string, string> => {
  if (!deprecated) return {}
  if (!told.has(`${method} ${path}`)) console.info(`${method} ${path} is deprecated; a newer path answers the same.`)
  told.add(`${method} ${path}`)
  return { deprecation: 'true' }
}

/** A refusal as a reply. Anything else that was thrown is the server's own fault, and is passed on. */
export const replyTo = (thrown: unknown): Reply => {
  if (!(thrown instanceof Refusal)) throw thrown
  const { status, detail, errors } = thrown
  return json(status, errors ? { detail, errors } : { detail })
}

/** Answers an endpoint of the contract: sign-in, tenant, schema, then the handler; a write is done once under its key. */
export const answer = <const E extends Endpoint>(endpoint: E, handler: Reading<E> | Writing<E>): Route => ({
  method: endpoint.method,
  path: endpoint.path,
  async handle(call, store) {
    const headers = sayDeprecated(endpoint)
    const respond = async () => {
      const asked = read(endpoint, call, store)
      return typeof handler === 'function' ? handler(asked, store) : carryOut(endpoint, handler, asked, call, store)
    }
    try {
      const body = await (typeof handler === 'function' ? respond() : store.exclusively(respond))
      return json(endpoint.status ?? 200, body, headers)
    } catch (thrown) {
      return replyTo(thrown)
    }
  },
})

/** What an endpoint without a bearer token is asked. */
export type AskedOpenly<E extends Endpoint> = Pick<Asked<E>, 'params' | 'query' | 'body'>

/** Answers an endpoint that asks for no token: signing in and out, and becoming a user. They may commit, so they run alone. */
export const answerOpenly = <const E extends Endpoint>(
  endpoint: E,
  handler: (asked: AskedOpenly<E>, store: Store) => Promise<WireAnswerOf<E>>,
): Route => ({
  method: endpoint.method,
  path: endpoint.path,
  async handle(call, store) {
    try {
      const asked = { params: call.params, ...readParts(endpoint, call) } as AskedOpenly<E>
      return json(endpoint.status ?? 200, await store.exclusively(() => handler(asked, store)))
    } catch (thrown) {
      return replyTo(thrown)
    }
  },
})
