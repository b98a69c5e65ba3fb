import { type Day, dayAt, instantOf, plusDays, timeAt } from '../time/calendar'
import type { Instant } from '../time/clock'
import { WORKDAYS, weekdayOf } from '../time/weekday'

const isBusinessDay = (day: Day): boolean => WORKDAYS.includes(weekdayOf(day))

/** The day that many business days after another one; weekends don't count. */
export const plusBusinessDays = (day: Day, count: number): Day => {
  if (count === 0) return day
  const next = plusDays(day, 1)
  return plusBusinessDays(next, isBusinessDay(next) ? count - 1 : count)
}

/** The same time of day this many business days later, in the zone of the business. */
export const businessDaysLater = (at: Instant, count: number, timeZone: string): Instant =>
  instantOf(plusBusinessDays(dayAt(at, timeZone), count), timeAt(at, timeZone), timeZone)
