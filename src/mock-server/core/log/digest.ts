import type { Fact } from '@/domain/record/fact'
import type { Store } from './store'

type Reading<D> = { position: number; digest: D }

type Rule<D> = {
  begin(): D
  /** Selects the streams to read. */
  isAsked(stream: string): boolean
  follow(digest: D, fact: Pick<Fact, 'changes' | 'at' | 'done_at'>): void
}

/** False when the demo was reseeded since the last read. */
const isCurrent = async (position: number, store: Store): Promise<boolean> =>
  position === 0 || (await store.history.at(position)) !== undefined

/**
 * A value derived from facts and updated incrementally: the first read covers all facts, later ones only new facts. Concurrent callers wait
 * for the running read, then apply what was added since.
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
