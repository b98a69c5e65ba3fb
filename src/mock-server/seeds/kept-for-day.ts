import type { Day } from '@/domain/calendar'

/**
 * Makes sample data of a day once as long as no other day is asked for: who plants it asks for its rows, and for their history, which is
 * made of the same rows. What is given out is shared, and not to be written to.
 */
export const keptForDay = <Made>(make: (day: Day) => Made): ((day: Day) => Made) => {
  let kept: { day: Day; made: Made } | null = null
  return (day) => {
    if (kept?.day !== day) kept = { day, made: make(day) }
    return kept.made
  }
}
