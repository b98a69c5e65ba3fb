import type { Fact } from '@/domain/record/fact'
import type { Store } from './store'

type Reading<D> = { position: number; digest: D }

type Rule<D> = {
  /** What is known before any fact was read. */
  begin(): D
  /** Which streams say something for it. */
  isAsked(stream: string): boolean
  /** Takes one more fact into it. */
  follow(digest: D, fact: Pick<Fact, 'changes' | 'at' | 'done_at'>): void
}

/** Whether what was read before is of the demo that is planted now. */
const isCurrent = async (position: number, store: Store): Promise<boolean> =>
  position === 0 || (await store.history.at(position)) !== undefined

/**
 * What the facts say of something, kept up to date: all of them are read the first time, and from then on only newer ones. A caller who
 * asks during another read waits for it, then reads what has been added since.
 */
export const digestOf = <D>({ begin, isAsked, follow }: Rule<D>): ((store: Store) => Promise<D>) => {
  const readings = new WeakMap<Store, Promise<Reading<D>>>()
  const caughtUp = async (cached: Reading<D> | undefined, store: Store): Promise<Reading<D>> => {
    const reading = cached && (await isCurrent(cached.position, store)) ? cached : { position: 0, digest: begin() }
    const position = store.position()
    if (position === reading.position) return reading
    for (const fact of await store.history.after(reading.position, isAsked)) follow(reading.digest, fact)
    return Object.assign(reading, { position })
  }
  return async (store) => {
    const before = readings.get(store)?.catch(() => undefined)
    const reading = Promise.resolve(before).then((cached) => caughtUp(cached, store))
    readings.set(store, reading)
    return (await reading).digest
  }
}
