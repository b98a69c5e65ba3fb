import { type Change, happenedAt } from '@/domain/record/fact'
import { type Day, dayAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { digestOf } from '../core/log/digest'
import type { Store } from '../core/log/store'

/** `day` is in the digest's zone; null until needed, because computing it for years of jobs is slow. */
type Completion = { at: Instant; day: Day | null }

/** Completed jobs derived from facts: by job id, by day in one time zone, and those whose day is still to be computed. */
type Digest = {
  zone: string
  completions: Map<number, Completion>
  days: Map<Day, Set<number>>
  undated: Set<number>
}

const forget = ({ completions, days, undated }: Digest, id: number): void => {
  const day = completions.get(id)?.day
  if (day) days.get(day)?.delete(id)
  completions.delete(id)
  undated.delete(id)
}

const follow = (digest: Digest, { table, id, before, after }: Change, at: Instant): void => {
  if (table !== 'jobs') return
  if (after?.status === 'completed' && before?.status === 'completed') return
  forget(digest, id)
  if (after?.status !== 'completed') return
  digest.completions.set(id, { at, day: null })
  digest.undated.add(id)
}

const date = ({ completions, days, zone }: Digest, id: number): void => {
  const completion = completions.get(id)
  if (!completion) return
  const day = dayAt(completion.at, zone)
  completion.day = day
  const ids = days.get(day)
  if (ids) ids.add(id)
  else days.set(day, new Set([id]))
}

/** Computes missing days, or all of them when the zone changes. */
const dateIn = (digest: Digest, zone: string): void => {
  if (digest.zone !== zone)
    Object.assign(digest, { zone, days: new Map(), undated: new Set(digest.completions.keys()) })
  for (const id of digest.undated) date(digest, id)
  digest.undated.clear()
}

const completionsIn = digestOf<Digest>({
  begin: () => ({ zone: '', completions: new Map(), days: new Map(), undated: new Set() }),
  isAsked: (stream) => stream.startsWith('job/'),
  follow(digest, fact) {
    for (const change of fact.changes) follow(digest, change, happenedAt(fact))
  },
})

/** Returns null when no matching job was completed. */
export const firstCompletion = async (
  includesJob: (id: number) => boolean,
  zone: string,
  store: Store,
): Promise<Day | null> => {
  const digest = await completionsIn(store)
  dateIn(digest, zone)
  const inOrder = [...digest.days].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return inOrder.find(([, ids]) => [...ids].some(includesJob))?.[0] ?? null
}

/**
 * Jobs completed on the matching days in the business's time zone. Read from facts: all of them the first time, then only new ones.
 */
export const completedOn = async (
  includesDay: (day: Day) => boolean,
  zone: string,
  store: Store,
): Promise<{ id: number; day: Day }[]> => {
  const digest = await completionsIn(store)
  dateIn(digest, zone)
  return [...digest.days].flatMap(([day, ids]) => (includesDay(day) ? Array.from(ids, (id) => ({ id, day })) : []))
}
