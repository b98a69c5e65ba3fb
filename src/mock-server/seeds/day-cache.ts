import type { Day } from '@/domain/time/calendar'

/** Sample data of a day: made at once, or in the steps between which a page can draw and answer. */
export type OfDay<T> = { of(day: Day): T; steps(day: Day): Generator<void, T> }

/**
 * Makes the sample data of a day once, until another day is requested: planting reads its rows, then their history, which is made from the same
 * rows. The result is shared, and must not be written to.
 */
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
