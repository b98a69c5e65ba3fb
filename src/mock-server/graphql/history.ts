import type { HistoryArgs, Fact as ShownFact, UndoArgs, UndoRequestArgs } from '@/contract/graphql/generated/resolvers'
import type { Fact } from '@/domain/fact'
import { PAGES } from '@/domain/pages'
import { holds } from '@/domain/permissions/access'
import type { Actor } from '@/domain/permissions/actor'
import { recordAsOf } from '../core/as-of'
import { familyOf } from '../core/family'
import { followersInWords, leaderOf } from '../core/following'
import { invalid, Refusal } from '../core/refusal'
import type { FactPage, Store } from '../core/store'
import { changesShown, partsOf, rowNow, subjectOf } from '../core/subjects'
import { firstOf, undoneWith } from '../core/together'
import { undoing, undoRefusal } from '../core/undo'
import type { Asking, ResolversFor } from './asking'
import { mutation } from './mutation'

type Page = Omit<HistoryArgs, 'stream'>
type ReadPage = (first: number, before: number | null) => Promise<FactPage>

const LONGEST_PAGE = 100
/** Most facts read at a time while looking for those an actor may see. */
const LOOKED_AT = 200
/** More facts than anyone names at once. A request is taken back whole by its key, however much it led to. */
const MOST_UNDONE = 500

const checkPage = ({ first, before }: Page) => {
  if (first < 1 || first > LONGEST_PAGE) throw invalid('first', `A page has 1 to ${LONGEST_PAGE} facts.`)
  if (before !== undefined && before !== null && before < 1) throw invalid('before', 'Positions begin with 1.')
}

/** Why facts can't be undone, by the first of those that are undone together: each part of a request is tried once a page. */
type Refusals = Map<number, Promise<string | null>>

/** A fact as it is shown. What the server writes for itself, such as sign-ins, carries no note and is not shown. */
const shown = (fact: Fact, refusals: Refusals, { actor, store }: Asking): ShownFact | null => {
  if (fact.note === null) return null
  const subject = subjectOf(fact.stream, fact, actor, store)
  if (!subject?.visible) return null
  return {
    position: fact.position,
    stream: fact.stream,
    type: fact.type,
    at: new Date(fact.at).toISOString(),
    actorName: fact.actor.name,
    isOwn: fact.actor.kind === 'user' && fact.actor.user_id === actor.user_id,
    note: fact.note,
    subject: subject.name,
    page: subject.page,
    changes: () => changesShown(fact, actor, store),
    undoRefusal: () => {
      const refusal = refusals.get(firstOf(fact)) ?? undoRefusal(fact, actor, store)
      refusals.set(firstOf(fact), refusal)
      return refusal
    },
    undoneWith: () => undoneWith(fact, store),
    followedBy: () => followersInWords(fact, store),
  }
}

/** Whether a stream may have something to show to the actor: that of a record which is gone may, as its facts say what it was. */
const maybeSeen = ({ actor, store }: Asking) => {
  const known = new Map<string, boolean>()
  const judge = (stream: string): boolean => {
    const { kind, key } = partsOf(stream)
    const table = store.schema.ofStream(kind)
    if (table && store.schema.table(table).record?.owner !== undefined) return false
    if (table && rowNow(table, Number(key), store) === undefined) return true
    return subjectOf(stream, undefined, actor, store)?.visible ?? false
  }
  return (stream: string): boolean => {
    const seen = known.get(stream) ?? judge(stream)
    known.set(stream, seen)
    return seen
  }
}

/** Streams of the client list, which is news to those who work on it. A client's own record is theirs. */
const OF_CLIENTS = ['client', 'property', 'balance']

const isNews = (stream: string, actor: Actor): boolean =>
  !OF_CLIENTS.includes(partsOf(stream).kind) || actor.client_id !== null || holds(actor, PAGES.clients.permission)

/**
 * One page of what the actor may see, read in growing steps. One more than asked is looked for: it says whether there is a next page.
 */
const pageOf = async (
  readPage: ReadPage,
  { first, before = null }: Page,
  asking: Asking,
  isTold: (fact: Fact) => Promise<boolean> | boolean = () => true,
) => {
  const found: { fact: ShownFact; position: number }[] = []
  const refusals: Refusals = new Map()
  let next = before
  let atATime = first + 1
  do {
    const page = await readPage(atATime, next)
    atATime = Math.max(atATime, Math.min(2 * atATime, LOOKED_AT))
    for (const each of page.facts) {
      const fact = shown(each, refusals, asking)
      if (fact && (await isTold(each))) found.push({ fact, position: each.position })
    }
    next = page.nextBefore
  } while (next !== null && found.length <= first)
  return {
    facts: found.slice(0, first).map(({ fact }) => fact),
    nextBefore: found.length > first ? (found[first - 1]?.position ?? null) : null,
  }
}

/** Reads the facts of a record, and of the records that are parts of it. */
const readerOf = (stream: string, store: Store): ReadPage => {
  const family = familyOf(stream, store)
  if (!family) return (first, before) => store.history.of(stream, first, before)
  return async (first, before) => {
    const { facts, nextBefore } = await store.history.all(first, before, family.mayTell)
    return { facts: facts.filter(family.tells), nextBefore }
  }
}

/** The facts that take these back, and what is undone together with them. @throws Refusal 403, 404, 409 */
const takingBack = async (positions: readonly number[], actor: Actor, store: Store) => {
  const facts = await store.history.each(positions)
  const areShown = facts.every((fact) => subjectOf(fact.stream, fact, actor, store)?.visible)
  if (facts.length < positions.length || !areShown) throw new Refusal(404, 'There is no such fact.')
  return undoing(facts, actor, store)
}

/** Where the facts are that a request of this person's led to, oldest first. */
const positionsOf = (key: string, userId: number, store: Store): number[] =>
  store
    .receipts(userId, key)
    .flatMap(({ positions }) => positions)
    .sort((a, b) => a - b)

/** What an undo names: each position once, the latest first. */
const wantedIn = ({ positions }: Pick<UndoArgs, 'positions'>): number[] => {
  const wanted = [...new Set(positions)].sort((a, b) => b - a)
  if (wanted.length === 0 || wanted.length > MOST_UNDONE) throw invalid('positions', `Name 1 to ${MOST_UNDONE} facts.`)
  return wanted
}

/** The history of records, and what takes it back. */
export const historyResolvers: ResolversFor<
  'history' | 'recordAsOf' | 'activity' | 'requestFacts' | 'undo' | 'undoRequest'
> = {
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
    return { ...then, fact: fact && shown(fact, new Map(), asking) }
  },

  activity(page, asking) {
    checkPage(page)
    const isSeen = maybeSeen(asking)
    const isWanted = (stream: string) => isNews(stream, asking.actor) && isSeen(stream)
    /** A consequence of another fact is shown together with that fact, where the person may see it. */
    const isTold = async (fact: Fact) => {
      const leader = await leaderOf(fact, asking.store)
      return !leader || !isWanted(leader.stream) || shown(leader, new Map(), asking) === null
    }
    return pageOf((first, before) => asking.store.history.all(first, before, isWanted), page, asking, isTold)
  },

  requestFacts: ({ key }, { user, store }) => positionsOf(key, user.id, store),

  undo: mutation('undo', {
    facts: ({ actor, args }, store) => takingBack(wantedIn(args), actor, store),
    answer: (facts) => ({
      undone: facts.flatMap(({ undoes }) => undoes ?? []),
      positions: facts.map(({ position }) => position),
    }),
  }),

  undoRequest: mutation<UndoRequestArgs, number>('undoRequest', {
    facts({ actor, user, args }, store) {
      // A request that had nothing to change was carried out too. Undone among others, it does not stop them.
      if (store.receipts(user.id, args.request).length === 0) throw new Refusal(404, 'There is nothing to undo.')
      return takingBack(positionsOf(args.request, user.id, store), actor, store)
    },
    answer: (facts) => facts.length,
  }),
}
