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
 * A fact before its cause (the request) is filled in. All facts of a request are undone together unless one starts a separately undoable
 * part: one client of an import, one job of a scheduled day.
 */
export type Decided = Omit<NewFact, 'cause' | 'among'> & { startsPart?: true }

export type Write<Answer> = {
  user: { id: number; name: string }
  /** Identifies repeats; null for a request without a key, which runs every time. */
  request: RequestCause | null
  /** Throws a Refusal. */
  decide(): readonly Decided[] | Promise<readonly Decided[]>
  /** Derived from the facts and the rows after them only, so a repeat gets the same answer. */
  answer(facts: readonly Fact[], store: Store): Answer
  /** Returns false to refuse the write before anything is committed. */
  isSendable(answer: Answer): boolean
}

const UNWRITABLE = 'This can’t be saved: a value in it is out of range.'

/** Every written row must be readable again. Throws a 422 Refusal. */
const checkRows = ({ changes }: Decided, { schema }: Store): void => {
  for (const { table, after } of changes)
    if (after !== null && schema.has(table) && !schema.isRow(table, schema.completed(table, after))) {
      const field = schema.wrongField(table, schema.completed(table, after))
      throw field === null ? new Refusal(422, UNWRITABLE) : invalid(field, UNWRITABLE)
    }
}

const removes = ({ changes }: Decided): boolean => changes.some(({ after }) => after === null)

/** Throws a 409 Refusal when a row can't be removed. */
const checkRemovals = (facts: readonly Decided[], storeAfter: Store, rules: AllUndoRules): void => {
  const refusal = removalRefusal(
    facts.flatMap(({ changes }) => changes),
    storeAfter,
    rules,
  )
  if (refusal) throw new Refusal(409, refusal)
}

const expected = (facts: readonly (Decided & { at?: number })[], cause: string | null, store: Store): Fact[] =>
  facts.map((fact, index) => ({
    ...fact,
    cause,
    at: fact.at ?? store.now(),
    position: store.position() + 1 + index,
    seq: 0,
    v: '',
  }))

/** Groups the facts of a request or sweep into separately undoable parts. */
export const inParts = (decided: readonly Decided[]): Omit<NewFact, 'cause'>[] => {
  const starts = decided.flatMap(({ startsPart }, index) => (index === 0 || startsPart ? [index] : []))
  return starts.flatMap((start, part) => {
    const facts = decided.slice(start, starts[part + 1])
    return facts.map(({ startsPart: _, ...fact }, index) =>
      facts.length === 1 ? fact : { ...fact, among: { index, count: facts.length } },
    )
  })
}

/** A request that changes nothing still records a fact, so that a repeat is recognized. */
const nothingToDo = ({ user }: Pick<Write<unknown>, 'user'>): Decided => ({
  stream: `request/${user.id}`,
  type: 'request.answered',
  actor: { kind: 'user', user_id: user.id, name: user.name },
  note: null,
  changes: [],
})

/**
 * Runs a write once per key: a repeat within a day gets the same answer and changes nothing. Must run inside `exclusively`. Commits nothing
 * that can't be read or answered. Throws the write's own Refusal, or 422 when another request used the key.
 */
export const carryOut = async <Answer>(write: Write<Answer>, store: FactStore): Promise<Answer> => {
  const { user, request, decide, answer, isSendable } = write
  const cause = request && causeOf(request)
  const receipt =
    request && store.receipts(user.id, request.key).find((one) => readCause(one.cause).endpoint === request.endpoint)
  if (receipt && receipt.cause !== cause) throw new Refusal(422, 'This Idempotency-Key was used for another request.')
  if (receipt) return answer(await store.history.each(receipt.positions), store)

  const decided = await decide()
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
