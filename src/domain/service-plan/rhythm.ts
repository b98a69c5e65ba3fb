import { type Day, daysBetween, plusDays, plusMonths } from '../time/calendar'
import type { BillingCycle, Frequency } from './vocabulary'

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

/** Counts from the first day, so that the 31st returns after a shorter month. */
const nthDay = (first: Day, step: Step, index: number): Day =>
  'days' in step ? plusDays(first, step.days * index) : plusMonths(first, step.months * index)

export const stepAfter = (day: Day, step: Step): Day => nthDay(day, step, 1)

const LONGEST_MONTH = 31

const placeFrom = (first: Day, step: Step, from: Day): number => {
  const length = 'days' in step ? step.days : step.months * LONGEST_MONTH
  let index = Math.max(0, Math.floor(daysBetween(first, from) / length))
  while (nthDay(first, step, index) < from) index += 1
  return index
}

export const firstFrom = (first: Day, step: Step, from: Day): Day => nthDay(first, step, placeFrom(first, step, from))

export const isInSeries = (first: Day, step: Step, day: Day): boolean => firstFrom(first, step, day) === day

/** Inclusive range. */
export const daysOn = (first: Day, step: Step, { from, until }: { from: Day; until: Day }): Day[] => {
  const days: Day[] = []
  for (let index = placeFrom(first, step, from); nthDay(first, step, index) <= until; index += 1)
    days.push(nthDay(first, step, index))
  return days
}
