import type { Day } from '@/domain/time/calendar'

/** Cached data of a day, computed at once or in steps that let the page render and respond. */
export type OfDay<T> = { of(day: Day): T; steps(day: Day): Generator<void, T> }

/** Caches the sample data of one day: seeding needs the rows and then their history. The result is shared and must not be mutated. */
export const dayCache = <T>(make: (day: Day) => Generator<void, T>): OfDay<T> => {
  let cache: { day: Day; value: T } | null = null
  const steps = function* (day: Day): Generator<void, T> {
    if (cache?.day === day) return cache.value
    const value = yield* make(day)
    cache = { day, value }
    return value
  }
  return {
    steps,
    of(day) {
      const making = steps(day)
      let step = making.next()
      while (!step.done) step = making.next()
      return step.value
    },
  }
}
