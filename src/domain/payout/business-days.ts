import { type Day, dayAt, instantOf, plusDays, timeAt } from '../time/calendar'
import type { Instant } from '../time/clock'
import { WORKDAYS, weekdayOf } from '../time/weekday'

const isBusinessDay = (day: Day): boolean => WORKDAYS.includes(weekdayOf(day))

export const plusBusinessDays = (day: Day, count: number): Day => {
  if (count === 0) return day
  const next = plusDays(day, 1)
  return plusBusinessDays(next, isBusinessDay(next) ? count - 1 : count)
}

export const businessDaysLater = (at: Instant, count: number, timeZone: string): Instant =>
  instantOf(plusBusinessDays(dayAt(at, timeZone), count), timeAt(at, timeZone), timeZone)
