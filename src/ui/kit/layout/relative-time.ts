import { counted } from '@/domain/text/wording'
import { dayAt, formatDate, formatTime, timeAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/**
 * How long ago something was: `just now`, `5 minutes ago`, `3 hours ago`, `2 days ago`, and the date from a week on. A moment that lies
 * ahead, as another machine's clock may have it, counts as just now.
 */
export const relativeTime = (at: Instant, now: Instant, timeZone: string): string => {
  const age = now - at
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${counted(Math.floor(age / MINUTE), 'minute')} ago`
  if (age < DAY) return `${counted(Math.floor(age / HOUR), 'hour')} ago`
  if (age < WEEK) return `${counted(Math.floor(age / DAY), 'day')} ago`
  return calendarDate(at, timeZone)
}

/** `Nov 20, 2026` on the business's wall, in the order of parts that it has chosen. */
export const calendarDate = (at: Instant, timeZone: string): string => formatDate(dayAt(at, timeZone))

/** `Nov 20, 2026, 9:30 AM` on the business's wall. */
export const absoluteTime = (at: Instant, timeZone: string): string =>
  `${calendarDate(at, timeZone)}, ${formatTime(timeAt(at, timeZone))}`

/** When something was done and when it was sent: `done Nov 18, 2026, 10:15 AM, sent Nov 19, 2026, 12:20 AM`; the second day only where it is another. */
export const doneAndSent = (doneAt: Instant, sentAt: Instant, timeZone: string): string => {
  const isSameDay = dayAt(doneAt, timeZone) === dayAt(sentAt, timeZone)
  const sent = isSameDay ? formatTime(timeAt(sentAt, timeZone)) : absoluteTime(sentAt, timeZone)
  return `done ${absoluteTime(doneAt, timeZone)}, sent ${sent}`
}
