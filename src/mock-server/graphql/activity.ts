import { PAGES } from '@/domain/page/pages'
import { holds } from '@/domain/permissions/access'
import type { Actor } from '@/domain/permissions/actor'
import type { Fact } from '@/domain/record/fact'
import { causeFactOf } from '../core/history/causality'
import { partsOf, rowNow, subjectOf } from '../core/history/subjects'
import type { Store } from '../core/log/store'
import type { GraphqlContext, ResolversFor } from './asking'
import { checkPage, pageOf, shown } from './fact-pages'

/** True when a stream may have visible facts. A deleted record's may, since its facts say what it was. */
const maybeSeen = ({ actor, store }: GraphqlContext) => {
  const visibilityByStream = new Map<string, boolean>()
  const judge = (stream: string): boolean => {
    const { kind, key } = partsOf(stream)
    const table = store.schema.ofStream(kind)
    if (table && store.schema.table(table).record?.owner !== undefined) return false
    if (table && rowNow(table, Number(key), store) === undefined) return true
    return subjectOf(stream, undefined, actor, store)?.visible ?? false
  }
  return (stream: string): boolean => {
    const seen = visibilityByStream.get(stream) ?? judge(stream)
    visibilityByStream.set(stream, seen)
    return seen
  }
}

/** Streams of the client list, news for its users. Clients see only their own record. */
const OF_CLIENTS = ['client', 'property', 'balance']

const isNews = (stream: string, actor: Actor): boolean =>
  !OF_CLIENTS.includes(partsOf(stream).kind) || actor.client_id !== null || holds(actor, PAGES.clients.permission)

/** True for one of many facts caused at once by time, which a single fact summarizes. */
const isInRun = ({ stream, type, cause }: Fact, { schema }: Store): boolean => {
  const table = schema.ofStream(partsOf(stream).kind)
  return cause === null && table !== undefined && (schema.table(table).record?.inRuns?.includes(type) ?? false)
}

/** Recent activity for the overview, which doesn't need the history of single records. */
export const activityResolvers: ResolversFor<'activity'> = {
  activity(page, asking) {
    checkPage(page)
    const isSeen = maybeSeen(asking)
    const isWanted = (stream: string) => isNews(stream, asking.actor) && isSeen(stream)
    /** A consequence is shown together with its cause, where the person may see the cause. */
    const isListed = async (fact: Fact) => {
      if (isInRun(fact, asking.store)) return false
      const leader = await causeFactOf(fact, asking.store)
      return !leader || !isWanted(leader.stream) || shown(leader, asking) === null
    }
    return pageOf((first, before) => asking.store.history.all(first, before, isWanted), page, asking, isListed)
  },
}
