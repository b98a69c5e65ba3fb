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

/** The person making a request, and in which business: the one the request names, else the user's own. The user may act in it. */
export type Requester = { actor: Actor; user: User; businessId: number }

type Facts = readonly Decided[] | Promise<readonly Decided[]>

/** A write as REST and GraphQL carry it alike. */
export type Command<A, Answer> = {
  /** Refuses those who may do no such thing, whatever they send. A command without it judges that itself. @throws Refusal 403 */
  permit?(actor: Actor, store: Store): void
  /** Judges, and says which facts follow: none when nothing has to change. @throws Refusal 402, 403, 404, 409, 422 */
  facts(request: A, store: Store): Facts
  /** Words the answer from the facts and the rows after them. A repeat must come to the same. */
  answer(facts: readonly Fact[], request: A, store: Store): Answer
}

/** What facts made of a table, for the answer. */
export type CommandResult<T extends TableName> = {
  facts: readonly Fact[]
  /** The row as the facts left it, else the record as it is. @throws Refusal 404 where there is neither */
  row(): RowOf<T>
}

type Common = {
  may?: May
  /** Who may on some of the records, where the facts judge it on the named one: checked while there is no record to judge. */
  everMay?: May
}

/** A write on a record, which `id` reads from wherever the call names it: path, query or body. */
export type OnRecord<A, T extends TableName, Answer, S extends TableName = T> = Common & {
  /** The table of that record, where it differs from the one that is written: a subscription changes through its customer. */
  of?: S
  id(request: A): string | number
  facts(request: A, store: Store, record: RowOf<S>): Facts
  /** `record` is how it is then. @throws Refusal 404 */
  answer(result: CommandResult<T> & { record(): RowOf<S> }, request: A, store: Store): Answer
}

/** A write that makes a record, or whose area finds the record by another name. */
export type OnNone<A, T extends TableName, Answer> = Common & {
  of?: undefined
  id?: undefined
  facts(request: A, store: Store): Facts
  answer(result: CommandResult<T>, request: A, store: Store): Answer
}

/**
 * A write on a table, in the parts that differ from one to the next: who may (403), the record (404), the area's rules (402, 409, 422),
 * facts, answer. A person without permission learns only that, and nothing of what is there.
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
    // Only a write with an `id` reads the record, and only those get it.
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
      // The id of another table's record says nothing of this one's.
      const named = of === undefined ? idIn(request) : ''
      const asItIs = () => recordOf(table, named, request, store)
      const row = () => rowFromFacts(done, table, named === '' ? undefined : Number(named)) ?? asItIs()
      return answer({ facts: done, row, record: () => recordIn(request, store) }, request, store)
    },
  }
}

/** What a carrier adds to a command: how a repeat is recognized, and whether an answer fits its wire. */
type Carriage<Answer> = { request: RequestCause | null; isSendable(answer: Answer): boolean }

/** Carries a command out, once under its key; a repeat is answered alike. Runs inside `exclusively`. @throws Refusal */
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
