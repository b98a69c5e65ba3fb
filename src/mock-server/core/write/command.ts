import { fullName, type User } from '@/domain/account/user'
import type { Actor } from '@/domain/permissions/actor'
import type { Fact } from '@/domain/record/fact'
import { rowFromFacts } from '../log/changes'
import type { FactStore } from '../log/fact-store'
import type { RowOf, TableName } from '../log/rows'
import type { Store } from '../log/store'
import { carryOut, type Decided } from './execute'
import type { RequestCause } from './idempotency'
import { type May, permit, recordOf } from './refusal'

/** The requesting user and the business: the one named in the request, else the user's own. The user is authorized for it. */
export type Requester = { actor: Actor; user: User; businessId: number }

type Facts = readonly Decided[] | Promise<readonly Decided[]>

export type Command<A, Answer> = {
  /** Throws a 403 Refusal regardless of the payload. Commands without it check permissions in `facts`. */
  permit?(actor: Actor, store: Store): void
  /** Validates and returns the resulting facts; empty when nothing changes. Throws a 402, 403, 404, 409 or 422 Refusal. */
  facts(request: A, store: Store): Facts
  /** Derived from the facts and the rows after them; a repeat must get the same answer. */
  answer(facts: readonly Fact[], request: A, store: Store): Answer
}

export type CommandResult<T extends TableName> = {
  facts: readonly Fact[]
  /** The row after the facts, else the current record. Throws a 404 Refusal when neither exists. */
  row(): RowOf<T>
}

type Common = {
  may?: May
  /** Permission for some of the records, checked while no record is available; `facts` judges the named one. */
  everMay?: May
}

/** A write on a record whose id comes from the path, query or body. */
export type OnRecord<A, T extends TableName, Answer, S extends TableName = T> = Common & {
  /** The record's table when it differs from the written one: a subscription changes through its customer. */
  of?: S
  id(request: A): string | number
  facts(request: A, store: Store, record: RowOf<S>): Facts
  /** `record` is the row after the write. Throws a 404 Refusal. */
  answer(result: CommandResult<T> & { record(): RowOf<S> }, request: A, store: Store): Answer
}

/** A write that creates a record or finds it by other means than an id. */
export type OnNone<A, T extends TableName, Answer> = Common & {
  of?: undefined
  id?: undefined
  facts(request: A, store: Store): Facts
  answer(result: CommandResult<T>, request: A, store: Store): Answer
}

/**
 * Builds a command on a table from its specific parts: permission (403), record (404), area rules (402, 409, 422), facts, answer. Without
 * permission a caller learns nothing about existing data.
 */
export function command<A extends Requester, T extends TableName, Answer, S extends TableName = T>(
  table: T,
  write: OnRecord<A, T, Answer, S>,
): Command<A, Answer>
export function command<A extends Requester, T extends TableName, Answer>(
  table: T,
  write: OnNone<A, T, Answer>,
): Command<A, Answer>
export function command<A extends Requester, T extends TableName, Answer, S extends TableName>(
  table: T,
  {
    of,
    id,
    may,
    everMay,
    facts,
    answer,
  }: Common & {
    of?: S | undefined
    id?: ((request: A) => string | number) | undefined
    // The record is read only for commands with an `id`.
    facts(request: A, store: Store, record: RowOf<S | T> | undefined): Facts
    answer(result: CommandResult<T> & { record(): RowOf<S | T> }, request: A, store: Store): Answer
  },
): Command<A, Answer> {
  const idIn = (request: A) => String(id?.(request) ?? '')
  const recordIn = (request: A, store: Store) => recordOf<S | T>(of ?? table, idIn(request), request, store)
  const permitted = (actor: Actor, store: Store, rule: May | undefined) => rule && permit(table, actor, rule, store)
  const judgedIn = (request: A, store: Store) => {
    try {
      return recordIn(request, store)
    } catch (refusal) {
      permitted(request.actor, store, everMay)
      throw refusal
    }
  }
  return {
    permit: (actor, store) => permitted(actor, store, may ?? everMay),
    facts(request, store) {
      permitted(request.actor, store, may)
      return facts(request, store, id && judgedIn(request, store))
    },
    answer(done, request, store) {
      // An id of another table's record doesn't identify this table's row.
      const named = of === undefined ? idIn(request) : ''
      const asItIs = () => recordOf(table, named, request, store)
      const row = () => rowFromFacts(done, table, named === '' ? undefined : Number(named)) ?? asItIs()
      return answer({ facts: done, row, record: () => recordIn(request, store) }, request, store)
    },
  }
}

/** Added by the transport: how to recognize a repeat, and whether an answer fits the wire format. */
type Carriage<Answer> = { request: RequestCause | null; isSendable(answer: Answer): boolean }

/** Runs a command once per key; a repeat gets the same answer. Must run inside `exclusively`. Throws a Refusal. */
export const runCommand = <A extends Requester, Answer>(
  { facts, answer }: Command<A, Answer>,
  input: A,
  { request, isSendable }: Carriage<Answer>,
  store: FactStore,
): Promise<Answer> =>
  carryOut(
    {
      user: { id: input.user.id, name: fullName(input.user) },
      request,
      decide: () => facts(input, store),
      answer: (done, now) => answer(done, input, now),
      isSendable,
    },
    store,
  )
