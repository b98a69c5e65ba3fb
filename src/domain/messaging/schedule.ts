import { clockChangeOn, dayAt, formatDay, formatTime, instantOf, plusDays, timeAt } from '../time/calendar'
import type { Instant } from '../time/clock'
import type { Day, TimeOfDay } from '../time/day'

const HOUR = 3_600_000
const FARTHEST_DAYS = 365

/** Instant of a local day and time. One in the hour that the clocks skip becomes the end of that hour: 2:30 becomes 3:00. */
export const scheduledInstant = (day: Day, time: TimeOfDay, timeZone: string): Instant => {
  const change = clockChangeOn(day, timeZone)
  const isSkipped = change?.kind === 'skipped' && change.start <= time && time < change.end
  return instantOf(day, isSkipped ? change.end : time, timeZone)
}

export const scheduleProblem = (at: Instant, now: Instant): string | null => {
  if (at <= now) return 'This time has passed. Choose a later one'
  return at > now + FARTHEST_DAYS * 24 * HOUR ? 'Choose a time within the next 12 months' : null
}

/** `8:00 AM` within half a day, `tomorrow 12:00 PM`, or `Mon, Mar 15, 9:00 AM`. */
export const whenWords = (at: Instant, now: Instant, timeZone: string): string => {
  const [day, today] = [dayAt(at, timeZone), dayAt(now, timeZone)]
  const time = formatTime(timeAt(at, timeZone))
  if (day === today || at - now < 12 * HOUR) return time
  return day === plusDays(today, 1) ? `tomorrow ${time}` : `${formatDay(day, today)}, ${time}`
}

export const leaveWords = (at: Instant, now: Instant, timeZone: string): string =>
  `Goes out ${whenWords(at, now, timeZone)}`
