import type { Day } from '@/domain/time/calendar'

/** Sample data of a day: made at once, or in the steps between which a page can draw and answer. */
export type OfDay<Made> = { of(day: Day): Made; steps(day: Day): Generator<void, Made> }

/**
 * Makes the sample data of a day once, until another day is requested: planting reads its rows, then their history, which is made from the same
 * rows. The result is shared, and must not be written to.
 */
export const keptForDay = <Made>(make: (day: Day) => Generator<void, Made>): OfDay<Made> => {
  let kept: { day: Day; made: Made } | null = null
  const steps = function* (day: Day): Generator<void, Made> {
    if (kept?.day === day) return kept.made
    const made = yield* make(day)
    kept = { day, made }
    return made
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
