import { type Day, dayAt } from '@/domain/calendar'
import type { Instant } from '@/domain/clock'
import type { Change } from '@/domain/fact'
import type { Store } from '../core/store'

/** When a job was completed, and the day that was in the digest's zone: working it out for years of jobs takes long. */
type Completion = { at: Instant; day: Day }

/** What the facts up to a position say of jobs that are completed: by the job's id, and the ids by day. */
type Digest = {
  position: number
  zone: string
  completions: Map<number, Completion>
  days: Map<Day, Set<number>>
}

const emptyDigest = (zone: string): Digest => ({ position: 0, zone, completions: new Map(), days: new Map() })

/** Reports are asked for together: each waits for the reading of the one before, and reads what has come since. */
const digests = new WeakMap<Store, Promise<Digest>>()

const isJob = (stream: string): boolean => stream.startsWith('job/')

const forget = ({ completions, days }: Digest, id: number): void => {
  const known = completions.get(id)
  if (known) days.get(known.day)?.delete(id)
  completions.delete(id)
}

const keep = ({ completions, days, zone }: Digest, id: number, at: Instant): void => {
  const day = dayAt(at, zone)
  completions.set(id, { at, day })
  const ids = days.get(day)
  if (ids) ids.add(id)
  else days.set(day, new Set([id]))
}

const follow = (digest: Digest, { table, id, before, after }: Change, at: Instant): void => {
  if (table !== 'jobs') return
  if (after?.status === 'completed' && before?.status === 'completed') return
  forget(digest, id)
  if (after?.status === 'completed') keep(digest, id, at)
}

/** Whether what was read before is of the demo that is planted now. */
const isCurrent = async ({ position }: Digest, store: Store): Promise<boolean> =>
  position === 0 || (await store.history.at(position)) !== undefined

/** The same completions by the days of another zone. */
const inZone = (digest: Digest, zone: string): Digest => {
  if (digest.zone === zone) return digest
  const other = { ...emptyDigest(zone), position: digest.position }
  for (const [id, { at }] of digest.completions) keep(other, id, at)
  return other
}

const caughtUp = async (known: Digest | undefined, zone: string, store: Store): Promise<Digest> => {
  const digest = known && (await isCurrent(known, store)) ? inZone(known, zone) : emptyDigest(zone)
  const position = store.position()
  if (position === digest.position) return digest
  for (const { changes, at } of await store.history.after(digest.position, isJob))
    for (const change of changes) follow(digest, change, at)
  return Object.assign(digest, { position })
}

/**
 * The jobs that were completed on the days asked for, by the business's clock, with that day. Read off the facts: all of them the
 * first time, and from then on those that came since.
 */
export const completedOn = async (
  isAsked: (day: Day) => boolean,
  zone: string,
  store: Store,
): Promise<{ id: number; day: Day }[]> => {
  const before = digests.get(store)?.catch(() => undefined)
  const reading = Promise.resolve(before).then((known) => caughtUp(known, zone, store))
  digests.set(store, reading)
  const { days } = await reading
  return [...days].flatMap(([day, ids]) => (isAsked(day) ? Array.from(ids, (id) => ({ id, day })) : []))
}
