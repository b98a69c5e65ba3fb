import { type Day, daysBetween, plusDays, plusMonths } from '../time/calendar'
import type { BillingCycle, Frequency } from './vocabulary'

/** How far one day of a series is from the next. */
type Step = { days: number } | { months: number }

/** A season is a quarter of a year. */
export const VISIT_STEPS: Record<Frequency, Step> = {
  weekly: { days: 7 },
  every_second_week: { days: 14 },
  monthly: { months: 1 },
  seasonal: { months: 3 },
}

export const CYCLE_STEPS: Record<Exclude<BillingCycle, 'per_service'>, Step> = {
  monthly: { months: 1 },
  quarterly: { months: 3 },
  annual: { months: 12 },
}

/** The day this many steps after the first; counted from the first, so that the 31st comes back after a shorter month. */
const nthDay = (first: Day, step: Step, index: number): Day =>
  'days' in step ? plusDays(first, step.days * index) : plusMonths(first, step.months * index)

/** The day one step after another. */
export const stepAfter = (day: Day, step: Step): Day => nthDay(day, step, 1)

const LONGEST_MONTH = 31

/** The place in a series from which on its days are not before `from`. */
const placeFrom = (first: Day, step: Step, from: Day): number => {
  const length = 'days' in step ? step.days : step.months * LONGEST_MONTH
  let index = Math.max(0, Math.floor(daysBetween(first, from) / length))
  while (nthDay(first, step, index) < from) index += 1
  return index
}

/** The first day of a series that is not before `from`. */
export const firstFrom = (first: Day, step: Step, from: Day): Day => nthDay(first, step, placeFrom(first, step, from))

/** Whether a day is one of a series. */
export const isInSeries = (first: Day, step: Step, day: Day): boolean => firstFrom(first, step, day) === day

/** The days of a series from one day to another, both included. */
export const daysOn = (first: Day, step: Step, { from, until }: { from: Day; until: Day }): Day[] => {
  const days: Day[] = []
  for (let index = placeFrom(first, step, from); nthDay(first, step, index) <= until; index += 1)
    days.push(nthDay(first, step, index))
  return days
}
