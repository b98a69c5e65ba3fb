import * as v from 'valibot'
import type { Endpoint, ParamsOf, ReadBodyOf, ReadQueryOf, WireAnswerOf } from '@/contract/endpoint'
import { DEFAULT_BUSINESS_ID } from '@/domain/business'
import type { Fact } from '@/domain/fact'
import type { Actor } from '@/domain/permissions/actor'
import { fullName, type User } from '@/domain/user'
import { actorIn, authenticate } from '../accounts/session'
import { type Call, json, type Route } from './call'
import { carryOut, type Decided } from './carry-out'
import { rowLeftBy } from './changes'
import { readParts } from './reading'
import { fingerprintOf, type RequestCause } from './receipts'
import { idFrom, permit, Refusal, recordOf } from './refusal'
import type { RowOf, TableName } from './rows'
import type { Store } from './store'

/** A request that passed sign-in, tenant and schema. Params are still text: `recordOf` reads the ones that name a record. */
export type Asked<E extends Endpoint> = {
  actor: Actor
  user: User
  /** The business of the path, else the user's own; the user may act in it. */
  businessId: number
  params: { [N in keyof ParamsOf<E>]: string }
  query: ReadQueryOf<E>
  body: ReadBodyOf<E>
}

/** What facts made of a table, for the answer. */
export type Made<T extends TableName> = {
  facts: readonly Fact[]
  /** The row as the facts left it, else the record as it is. @throws Refusal 404 where there is neither */
  row(): RowOf<T>
}

type Facts = readonly Decided[] | Promise<readonly Decided[]>

/**
 * A write, in the parts that differ from one to the next; everything else is the core's. `facts` judges by the area's rules and says
 * which facts follow, none when nothing has to change; it throws a Refusal.
 */
type Command<E extends Endpoint, T extends TableName> = {
  /** Who may do it, if the table's words fit: "Your role does not allow jobs to be deleted." */
  may?: { rule(actor: Actor): boolean; participle: string }
  /** Words the answer from the facts and the rows after them. A repeat must come to the same. */
  answer(made: Made<T>, asked: Asked<E>, store: Store): WireAnswerOf<E>
}

/** A command on a record, which the parameter `id` names. */
type OnRecord<E extends Endpoint, T extends TableName> = Command<E, T> & {
  id: keyof ParamsOf<E> & string
  facts(asked: Asked<E>, store: Store, record: RowOf<T>): Facts
}

/** A command that makes a record, or whose area finds the record by another name. */
type OnNone<E extends Endpoint, T extends TableName> = Command<E, T> & {
  id?: undefined
  facts(asked: Asked<E>, store: Store): Facts
}

const keyOf = (call: Call): string | undefined => {
  const key = call.headers['idempotency-key']
  if (key !== undefined) checkKey(key)
  return key
}

/** @throws Refusal 400 for a key that could not stand in a header */
export const checkKey = (key: string, status = 400, detail = 'The Idempotency-Key is not usable.'): void => {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(status, detail)
}

const causeIn = (endpoint: Endpoint, call: Call): RequestCause | null => {
  const key = endpoint.idempotent ? keyOf(call) : undefined
  return key === undefined ? null : { endpoint: endpoint.id, key, fingerprint: fingerprintOf(call) }
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

/** What each back end has told of already. */
const told = new WeakMap<Store, Set<string>>()

const sayDeprecated = ({ method, path, deprecated }: Endpoint, store: Store): Record<string, string> => {
  if (!deprecated) return {}
  const calls = told.get(store) ?? new Set()
  told.set(store, calls)
  if (!calls.has(`${method} ${path}`)) console.info(`${method} ${path} is deprecated; a newer path answers the same.`)
  calls.add(`${method} ${path}`)
  return { deprecation: 'true' }
}

const route = (endpoint: Endpoint, respond: (...request: Parameters<Route['handle']>) => Promise<object>): Route => ({
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
  handler: (asked: Asked<E>, store: Store) => WireAnswerOf<E> | Promise<WireAnswerOf<E>>,
): Route => route(endpoint, async (call, store) => handler(read(endpoint, call, store), store))

/**
 * A write on a table: sign-in, tenant, schema, the record (404), who may (403), the rules (402, 409, 422), facts, answer. It is done once
 * under its key, and a repeat is answered alike.
 */
export function command<const E extends Endpoint, T extends TableName>(
  table: T,
  endpoint: E,
  write: OnRecord<E, T>,
): Route
export function command<const E extends Endpoint, T extends TableName>(
  table: T,
  endpoint: E,
  write: OnNone<E, T>,
): Route
export function command<const E extends Endpoint, T extends TableName>(
  table: T,
  endpoint: E,
  {
    id,
    may,
    facts,
    answer,
  }: Command<E, T> & {
    id?: (keyof ParamsOf<E> & string) | undefined
    // Only a command with an `id` reads the record, and only such a one is given it.
    facts(asked: Asked<E>, store: Store, record: RowOf<T> | undefined): Facts
  },
): Route {
  return route(endpoint, (call, store) =>
    store.exclusively(() => {
      const asked = read(endpoint, call, store)
      const recordIn = (now: Store) => recordOf(table, id === undefined ? '' : asked.params[id], asked, now)
      return carryOut(
        {
          user: { id: asked.user.id, name: fullName(asked.user) },
          request: causeIn(endpoint, call),
          decide() {
            const record = id === undefined ? undefined : recordIn(store)
            if (may) permit(table, asked.actor, may, store)
            return facts(asked, store, record)
          },
          answer: (done, now): object =>
            answer({ facts: done, row: () => rowLeftBy(done, table) ?? recordIn(now) }, asked, now),
          isSendable: (body) => v.is(endpoint.answer, JSON.parse(JSON.stringify(body))),
        },
        store,
      )
    }),
  )
}

/** What an endpoint without a bearer token is asked. */
export type AskedOpenly<E extends Endpoint> = Pick<Asked<E>, 'params' | 'query' | 'body'>

/** Answers an endpoint that asks for no token: signing in and out, and becoming a user. They may commit, so they run alone. */
export const open = <const E extends Endpoint>(
  endpoint: E,
  handler: (asked: AskedOpenly<E>, store: Store) => Promise<WireAnswerOf<E>>,
): Route =>
  route(endpoint, (call, store) => {
    const asked = { params: call.params, ...readParts(endpoint, call) } as AskedOpenly<E>
    return store.exclusively(() => handler(asked, store))
  })
