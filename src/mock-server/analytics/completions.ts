import { type Day, dayAt } from '@/domain/calendar'
import type { Instant } from '@/domain/clock'
import type { Change, Fact } from '@/domain/fact'
import type { Store } from '../core/store'

/** When a job was completed. Its day is kept for the zone it was last asked for in: working it out for years of jobs takes long. */
type Completion = { at: Instant; day: Day | null; zone: string | null }

/** What the facts up to a position say of jobs that are completed, by the job's id. */
type Digest = { position: number; completions: Map<number, Completion> }

const digests = new WeakMap<Store, Digest>()

/** Facts that are read at a time. */
const PAGE = 2_000

const isJob = (stream: string): boolean => stream.startsWith('job/')

/** The facts of jobs behind a position, in the order they came. */
const factsAfter = async (position: number, store: Store): Promise<Fact[]> => {
  const found: Fact[] = []
  for (let before: number | null = null; ; ) {
    const page = await store.history.all(PAGE, before, isJob)
    const fresh = page.facts.filter((fact) => fact.position > position)
    found.push(...fresh)
    if (fresh.length < page.facts.length || page.nextBefore === null) return found.reverse()
    before = page.nextBefore
  }
}

const follow = (completions: Digest['completions'], { table, id, before, after }: Change, at: Instant): void => {
  if (table !== 'jobs') return
  if (after?.status !== 'completed') completions.delete(id)
  else if (before?.status !== 'completed') completions.set(id, { at, day: null, zone: null })
}

/** Whether what was read before is of the demo that is planted now. */
const isCurrent = async ({ position }: Digest, store: Store): Promise<boolean> =>
  position === 0 || (await store.history.at(position)) !== undefined

/**
 * The jobs that are completed, with the day on which each was, by the business's clock. Read off the facts: all of them the first
 * time, and from then on those that came since.
 */
export const completedDays = async (zone: string, store: Store): Promise<ReadonlyMap<number, Day>> => {
  const known = digests.get(store)
  const digest = known && (await isCurrent(known, store)) ? known : { position: 0, completions: new Map() }
  const facts = await factsAfter(digest.position, store)
  for (const { changes, at } of facts) for (const change of changes) follow(digest.completions, change, at)
  digests.set(store, { position: facts.at(-1)?.position ?? digest.position, completions: digest.completions })
  const days = new Map<number, Day>()
  for (const [id, completion] of digest.completions) {
    if (completion.zone !== zone) Object.assign(completion, { zone, day: dayAt(completion.at, zone) })
    if (completion.day !== null) days.set(id, completion.day)
  }
  return days
}
