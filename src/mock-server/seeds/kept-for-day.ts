import type { Day } from '@/domain/calendar'

/**
 * Makes the sample data of a day once, until another day is requested: planting reads its rows, then their history, which is made from the same
 * rows. The result is shared, and must not be written to.
 */
export const keptForDay = <Made>(make: (day: Day) => Made): ((day: Day) => Made) => {
  let kept: { day: Day; made: Made } | null = null
  return (day) => {
    if (kept?.day !== day) kept = { day, made: make(day) }
    return kept.made
  }
}
