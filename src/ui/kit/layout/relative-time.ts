import { counted } from '@/domain/text/wording'
import { dayAt, formatDate, formatTime, timeAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/**
 * `just now`, `5 minutes ago`, `3 hours ago`, `2 days ago`, and the date after a week. Future times, from clock skew, count as just now.
 */
export const relativeTime = (at: Instant, now: Instant, timeZone: string): string => {
  const age = now - at
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${counted(Math.floor(age / MINUTE), 'minute')} ago`
  if (age < DAY) return `${counted(Math.floor(age / HOUR), 'hour')} ago`
  if (age < WEEK) return `${counted(Math.floor(age / DAY), 'day')} ago`
  return calendarDate(at, timeZone)
}

/** `Nov 20, 2026` in the business's time zone and date format. */
export const calendarDate = (at: Instant, timeZone: string): string => formatDate(dayAt(at, timeZone))

/** `Nov 20, 2026, 9:30 AM` in the business's time zone. */
export const absoluteTime = (at: Instant, timeZone: string): string =>
  `${calendarDate(at, timeZone)}, ${formatTime(timeAt(at, timeZone))}`

/** `done Nov 18, 2026, 10:15 AM, sent Nov 19, 2026, 12:20 AM`; omits the second day if it is the same. */
export const doneAndSent = (doneAt: Instant, sentAt: Instant, timeZone: string): string => {
  const isSameDay = dayAt(doneAt, timeZone) === dayAt(sentAt, timeZone)
  const sent = isSameDay ? formatTime(timeAt(sentAt, timeZone)) : absoluteTime(sentAt, timeZone)
  return `done ${absoluteTime(doneAt, timeZone)}, sent ${sent}`
}
