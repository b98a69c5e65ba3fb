import type { HistoryArgs, Fact as ShownFact } from '@/contract/graphql/generated/resolvers'
import { isSentLater } from '@/domain/job/step-time'
import type { Fact } from '@/domain/record/fact'
import { consequencesInWords } from '../core/history/causality'
import { changesShown, subjectOf } from '../core/history/subjects'
import { firstOf, undoGroupSummary } from '../core/history/undo-group'
import type { FactPage } from '../core/log/store'
import { invalid } from '../core/write/refusal'
import type { GraphqlContext } from './asking'

type Page = Omit<HistoryArgs, 'stream'>
export type ReadPage = (first: number, before: number | null) => Promise<FactPage>

const LONGEST_PAGE = 100
/** Maximum facts read per step while looking for visible ones. */
const LOOKED_AT = 200

/** Throws Refusal 422. */
export const checkPage = ({ first, before }: Page) => {
  if (first < 1 || first > LONGEST_PAGE) throw invalid('first', `A page has 1 to ${LONGEST_PAGE} facts.`)
  if (before !== undefined && before !== null && before < 1) throw invalid('before', 'Positions begin with 1.')
}

/** Reason against undoing, by the first fact of an undo group: each part of a request is tried once per page. */
type Refusals = Map<number, Promise<string | null>>

/** Loads on first use, because the first page shows recent activity without it. */
const refusalOf = async (fact: Fact, { actor, store }: GraphqlContext): Promise<string | null> =>
  (await import('../core/history/undo')).undoRefusal(fact, actor, store)

const laterTimes = ({ at, done_at, time_zone }: Fact): Pick<ShownFact, 'doneAt' | 'timeZone'> =>
  done_at === undefined || !isSentLater(done_at, at)
    ? { doneAt: null, timeZone: null }
    : { doneAt: new Date(done_at).toISOString(), timeZone: time_zone ?? null }

/** Returns null for facts without a note, which the server writes for itself, such as sign-ins. */
export const shown = (fact: Fact, asking: GraphqlContext, refusals: Refusals = new Map()): ShownFact | null => {
  const { actor, store } = asking
  if (fact.note === null) return null
  const subject = subjectOf(fact.stream, fact, actor, store)
  if (!subject?.visible) return null
  return {
    position: fact.position,
    stream: fact.stream,
    type: fact.type,
    at: new Date(fact.at).toISOString(),
    ...laterTimes(fact),
    actorName: fact.actor.name,
    isOwn: fact.actor.kind === 'user' && fact.actor.user_id === actor.user_id,
    note: fact.note,
    subject: subject.name,
    page: subject.page,
    changes: () => changesShown(fact, actor, store),
    undoRefusal: () => {
      const refusal = refusals.get(firstOf(fact)) ?? refusalOf(fact, asking)
      refusals.set(firstOf(fact), refusal)
      return refusal
    },
    undoneWith: () => undoGroupSummary(fact, store),
    followedBy: () => consequencesInWords(fact, store),
  }
}

/** One page of visible facts, read in growing steps. Looks for one extra fact to detect a next page. */
export const pageOf = async (
  readPage: ReadPage,
  { first, before = null }: Page,
  asking: GraphqlContext,
  isListed: (fact: Fact) => Promise<boolean> | boolean = () => true,
) => {
  const found: { fact: ShownFact; position: number }[] = []
  const refusals: Refusals = new Map()
  let next = before
  let atATime = first + 1
  do {
    const page = await readPage(atATime, next)
    atATime = Math.max(atATime, Math.min(2 * atATime, LOOKED_AT))
    for (const each of page.facts) {
      const fact = shown(each, asking, refusals)
      if (fact && (await isListed(each))) found.push({ fact, position: each.position })
    }
    next = page.nextBefore
  } while (next !== null && found.length <= first)
  return {
    facts: found.slice(0, first).map(({ fact }) => fact),
    nextBefore: found.length > first ? (found[first - 1]?.position ?? null) : null,
  }
}
