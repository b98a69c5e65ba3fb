import { eachWithPauses } from '@/domain/async/with-pauses'
import type { Fact, NewFact } from '@/domain/record/fact'
import { removalRefusal } from '../history/removal'
import type { AllUndoRules } from '../history/undo-rules'
import type { FactStore } from '../log/fact-store'
import { previewOf } from '../log/preview'
import type { Store } from '../log/store'
import { causeOf, type RequestCause, readCause } from './idempotency'
import { invalid, Refusal } from './refusal'

/**
 * A fact before its cause is known: the request it answers fills it in. All facts of a request are undone together, unless one is marked
 * as the first of a part that is undone separately: one client of an import, one job of a scheduled day.
 */
export type Decided = Omit<NewFact, 'cause' | 'among'> & { startsPart?: true }

/** A write as the core carries it out, whatever brought it: REST, GraphQL or a hosted page. */
export type Write<Answer> = {
  user: { id: number; name: string }
  /** What the request is recognized by; null for one without a key, which is done each time it comes. */
  request: RequestCause | null
  /** Judges, and says which facts follow. @throws Refusal */
  decide(): readonly Decided[] | Promise<readonly Decided[]>
  /** Words the answer from the facts alone (and the rows after them), so that a repeat gets the same answer. */
  answer(facts: readonly Fact[], store: Store): Answer
  /** Whether the answer can be sent; false refuses the write before anything is committed. */
  isSendable(answer: Answer): boolean
}

const UNWRITABLE = 'This can’t be saved: a value in it is out of range.'

/** Every row that is written must be one that can be read again. @throws Refusal 422 */
const checkRows = ({ changes }: Decided, { schema }: Store): void => {
  for (const { table, after } of changes)
    if (after !== null && schema.has(table) && !schema.isRow(table, schema.completed(table, after))) {
      const field = schema.wrongField(table, schema.completed(table, after))
      throw field === null ? new Refusal(422, UNWRITABLE) : invalid(field, UNWRITABLE)
    }
}

const removes = ({ changes }: Decided): boolean => changes.some(({ after }) => after === null)

/** What goes must be something that can go. @throws Refusal 409 */
const checkRemovals = (facts: readonly Decided[], storeAfter: Store, rules: AllUndoRules): void => {
  const refusal = removalRefusal(
    facts.flatMap(({ changes }) => changes),
    storeAfter,
    rules,
  )
  if (refusal) throw new Refusal(409, refusal)
}

/** The facts as the log will give them back. */
const expected = (facts: readonly (Decided & { at?: number })[], cause: string | null, store: Store): Fact[] =>
  facts.map((fact, index) => ({
    ...fact,
    cause,
    at: fact.at ?? store.now(),
    position: store.position() + 1 + index,
    seq: 0,
    v: '',
  }))

/** The facts of a request or of a sweep, each with its place in the part of the request that is undone together. */
export const inParts = (decided: readonly Decided[]): Omit<NewFact, 'cause'>[] => {
  const starts = decided.flatMap(({ startsPart }, index) => (index === 0 || startsPart ? [index] : []))
  return starts.flatMap((start, part) => {
    const facts = decided.slice(start, starts[part + 1])
    return facts.map(({ startsPart: _, ...fact }, index) =>
      facts.length === 1 ? fact : { ...fact, among: { index, count: facts.length } },
    )
  })
}

/** A request that had nothing to change still leaves a fact, so that a repeat is known to be one. */
const nothingToDo = ({ user }: Pick<Write<unknown>, 'user'>): Decided => ({
  stream: `request/${user.id}`,
  type: 'request.answered',
  actor: { kind: 'user', user_id: user.id, name: user.name },
  note: null,
  changes: [],
})

/**
 * Carries a write out, once under its key: a repeat within a day gets the same answer and changes nothing. Runs inside
 * `exclusively`. Nothing is committed that can't be read again or answered.
 * @throws Refusal what the write itself is refused with; 422 for a key that another request was sent with
 */
export const carryOut = async <Answer>(write: Write<Answer>, store: FactStore): Promise<Answer> => {
  const { user, request, decide, answer, isSendable } = write
  const cause = request && causeOf(request)
  const receipt =
    request && store.receipts(user.id, request.key).find((one) => readCause(one.cause).endpoint === request.endpoint)
  if (receipt && receipt.cause !== cause) throw new Refusal(422, 'This Idempotency-Key was used for another request.')
  if (receipt) return answer(await store.history.each(receipt.positions), store)

  const decided = await decide()
  // The store as it will be once the facts are committed.
  const preview = previewOf(store)
  await eachWithPauses(decided, (fact) => {
    checkRows(fact, store)
    preview.apply(fact.changes)
  })
  const storeAfter = preview.store
  if (decided.some(removes)) checkRemovals(decided, storeAfter, await store.schema.undoRules())
  if (!isSendable(answer(expected(decided, cause, store), storeAfter))) throw new Refusal(422, UNWRITABLE)
  const noted =
    cause !== null && decided.every(({ changes }) => changes.length === 0) ? [...decided, nothingToDo(write)] : decided
  const facts = await store.commit(inParts(noted).map((fact) => ({ ...fact, cause })))
  return answer(facts.slice(0, decided.length), store)
}
