import type { RequestUndone, StayedRecord, UndoArgs, UndoRequestArgs } from '@/contract/graphql/generated/resolvers'
import type { Actor } from '@/domain/permissions/actor'
import type { Fact } from '@/domain/record/fact'
import { recordAsOf } from '../core/history/as-of'
import { causeFactOf } from '../core/history/causality'
import { historyScopeOf } from '../core/history/history-scope'
import { subjectOf } from '../core/history/subjects'
import { isStayed, undoing } from '../core/history/undo'
import type { Store } from '../core/log/store'
import { invalid, Refusal } from '../core/write/refusal'
import type { ResolversFor } from './asking'
import { checkPage, pageOf, type ReadPage, shown } from './fact-pages'
import { mutation } from './mutation'

/** Beyond any realistic selection. A request's key undoes it whole, however many facts it led to. */
const MOST_UNDONE = 500

const readerOf = (stream: string, store: Store): ReadPage => {
  const scope = historyScopeOf(stream, store)
  if (!scope) return (first, before) => store.history.of(stream, first, before)
  return async (first, before) => {
    const { facts, nextBefore } = await store.history.all(first, before, scope.mayInclude)
    return { facts: facts.filter(scope.includes), nextBefore }
  }
}

const sees = (fact: Fact, actor: Actor, store: Store): boolean =>
  subjectOf(fact.stream, fact, actor, store)?.visible ?? false

/** Also a consequence of what is visible: people who can't read messages can still take back an estimate that was emailed. */
const isShown = async (fact: Fact, actor: Actor, store: Store): Promise<boolean> => {
  if (sees(fact, actor, store)) return true
  const cause = await causeFactOf(fact, store)
  return cause !== undefined && sees(cause, actor, store)
}

/** Undoes these facts and those of the same undo group. Throws Refusal 403, 404, 409. */
const takingBack = async (positions: readonly number[], actor: Actor, store: Store) => {
  const facts = await store.history.each(positions)
  for (const fact of facts) if (!(await isShown(fact, actor, store))) throw new Refusal(404, 'There is no such fact.')
  if (facts.length < positions.length) throw new Refusal(404, 'There is no such fact.')
  return undoing(facts, actor, store)
}

/** Positions of the facts of a person's request, oldest first. */
const positionsOf = (key: string, userId: number, store: Store): number[] =>
  store
    .receipts(userId, key)
    .flatMap(({ positions }) => positions)
    .sort((a, b) => a - b)

const wantedIn = ({ positions }: Pick<UndoArgs, 'positions'>): number[] => {
  const wanted = [...new Set(positions)].sort((a, b) => b - a)
  if (wanted.length === 0 || wanted.length > MOST_UNDONE) throw invalid('positions', `Name 1 to ${MOST_UNDONE} facts.`)
  return wanted
}

const stayedIn = (facts: readonly Fact[], actor: Actor, store: Store): StayedRecord[] =>
  facts
    .filter(isStayed)
    .map((fact) => ({ text: fact.note ?? '', page: subjectOf(fact.stream, fact, actor, store)?.page ?? null }))

const isNewMessage = ({ table, before }: Fact['changes'][number]): boolean => table === 'messages' && before === null

type Fields = 'history' | 'recordAsOf' | 'requestFacts' | 'requestNotice' | 'undo' | 'undoRequest'

export const historyResolvers: ResolversFor<Fields> = {
  async history({ stream, ...page }, asking) {
    const { actor, store } = asking
    checkPage(page)
    const latest = await store.history.of(stream, 1, null)
    const subject = subjectOf(stream, latest.facts[0], actor, store)
    if (!subject) throw new Refusal(404, 'There is no such record.')
    if (!subject.visible) throw new Refusal(403, 'Your role can’t see this record.')
    return pageOf(readerOf(stream, store), page, asking)
  },

  async recordAsOf({ stream, position }, asking) {
    const { fact, ...then } = await recordAsOf(stream, position, asking.actor, asking.store)
    return { ...then, fact: fact && shown(fact, asking) }
  },

  requestFacts: ({ key }, { user, store }) => positionsOf(key, user.id, store),

  async requestNotice({ key }, { user, store }) {
    const facts = await store.history.each(positionsOf(key, user.id, store))
    const text = facts[0]?.note
    return text ? { text, is_sent: facts.some(({ changes }) => changes.some(isNewMessage)) } : null
  },

  undo: mutation('undo', {
    facts: ({ actor, args }, store) => takingBack(wantedIn(args), actor, store),
    answer: (facts, { actor }, store) => ({
      undone: facts.flatMap(({ undoes }) => undoes ?? []),
      positions: facts.map(({ position }) => position),
      stayed: stayedIn(facts, actor, store),
    }),
  }),

  undoRequest: mutation<UndoRequestArgs, RequestUndone>('undoRequest', {
    facts({ actor, user, args }, store) {
      // A request without changes was executed too. When undone among others, it does not stop them.
      if (store.receipts(user.id, args.request).length === 0) throw new Refusal(404, 'There is nothing to undo.')
      return takingBack(positionsOf(args.request, user.id, store), actor, store)
    },
    answer: (facts, { actor }, store) => ({
      count: facts.filter((fact) => !isStayed(fact)).length,
      stayed: stayedIn(facts, actor, store),
    }),
  }),
}
