import { type Day, daysFrom, monthOf, plusDays } from '@/domain/time/calendar'

/** Relative workload: full weekdays, half Saturdays, free Sundays. */
const weightOf = (day: Day): number => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  if (weekday === 0) return 0
  return weekday === 6 ? 1 : 2
}

/** Distributes exactly `total` by weight; earlier days get the remainder. */
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

export const restOfMonth = (anchor: Day): Day[] => {
  const { first, last } = monthOf(anchor)
  return daysFrom(first, last).filter((day) => day !== anchor)
}

export const daysAround = (anchor: Day, count: number): Day[] => {
  const { first, last } = monthOf(anchor)
  return daysFrom(plusDays(anchor, -count), plusDays(anchor, count)).filter((day) => day < first || day > last)
}
