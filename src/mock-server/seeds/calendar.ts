import { type Day, daysFrom, monthOf, plusDays } from '@/domain/time/calendar'

/** How much work a day takes: full weekdays, half Saturdays, free Sundays. */
const weightOf = (day: Day): number => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  if (weekday === 0) return 0
  return weekday === 6 ? 1 : 2
}

/** Spreads exactly `total` over the days by their weight, early days first when it does not come out even. */
export const spread = (total: number, days: readonly Day[]): Map<Day, number> => {
  const weights = days.map((day) => ({ day, weight: weightOf(day) })).filter(({ weight }) => weight > 0)
  const sum = weights.reduce((all, { weight }) => all + weight, 0)
  const counts = new Map<Day, number>()
  let previousDue = 0
  let passed = 0
  for (const { day, weight } of weights) {
    passed += weight
    const due = Math.round((total * passed) / sum)
    counts.set(day, due - previousDue)
    previousDue = due
  }
  return counts
}

/** The days of the anchor's month without the anchor itself. */
export const restOfMonth = (anchor: Day): Day[] => {
  const { first, last } = monthOf(anchor)
  return daysFrom(first, last).filter((day) => day !== anchor)
}

/** The days up to `count` before and after the anchor that lie in other months. */
export const daysAround = (anchor: Day, count: number): Day[] => {
  const { first, last } = monthOf(anchor)
  return daysFrom(plusDays(anchor, -count), plusDays(anchor, count)).filter((day) => day < first || day > last)
}
