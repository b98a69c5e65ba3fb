import { TZDate } from '@date-fns/tz'
import { addMonths, endOfMonth, endOfWeek, lightFormat, startOfMonth, startOfWeek } from 'date-fns'
import type { Instant } from './clock'
import { type DateFormat, writtenOrder } from './date-format'
import type { Day, TimeOfDay } from './day'
import { temporal, zonedAt } from './day-at'

export type { Day, TimeOfDay } from './day'
export { dayAt } from './day-at'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/**
 * Formats by a date-fns pattern. Uses our own day and month names, because the library's come with a whole locale that the first page would
 * load.
 */
const format = (date: Date, pattern: string): string => {
  const month = MONTHS[date.getMonth()] ?? ''
  const weekday = WEEKDAYS[date.getDay()] ?? ''
  const names = { MMMM: month, MMM: month.slice(0, 3), EEEE: weekday, EEE: weekday.slice(0, 3) }
  return lightFormat(
    date,
    pattern.replaceAll(/MMMM?|EEEE?/g, (token) => `'${names[token as keyof typeof names]}'`),
  )
}

export const timeAt = (instant: Instant, timeZone: string): TimeOfDay =>
  temporal
    ? zonedAt(temporal, instant, timeZone).toPlainTime().toString({ smallestUnit: 'minute' })
    : format(new TZDate(instant, timeZone), 'HH:mm')

/** Instant of a local day and time. In a skipped hour it counts as if the clocks had not changed; of a repeated hour it is the first. */
export const instantOf = (day: Day, time: TimeOfDay, timeZone: string): Instant => {
  if (temporal) return temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return new TZDate(year, month - 1, date, hour, minute, timeZone).getTime()
}

const asDate = (day: Day) => new Date(`${day}T00:00:00`)

const DAY_MS = 24 * 3_600_000

const atMidnight = (day: Day): Instant => Date.parse(`${day}T00:00:00Z`)

export const plusDays = (day: Day, count: number): Day =>
  new Date(atMidnight(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Negative when `last` is earlier. */
export const daysBetween = (first: Day, last: Day): number => (atMidnight(last) - atMidnight(first)) / DAY_MS

/** The same day `count` months later; the 31st becomes the last day of a shorter month. */
export const plusMonths = (day: Day, count: number): Day => format(addMonths(asDate(day), count), 'yyyy-MM-dd')

export const monthOf = (day: Day): { first: Day; last: Day } => ({
  first: format(startOfMonth(asDate(day)), 'yyyy-MM-dd'),
  last: format(endOfMonth(asDate(day)), 'yyyy-MM-dd'),
})

export const weekOf = (day: Day): { first: Day; last: Day } => ({
  first: format(startOfWeek(asDate(day), { weekStartsOn: 1 }), 'yyyy-MM-dd'),
  last: format(endOfWeek(asDate(day), { weekStartsOn: 1 }), 'yyyy-MM-dd'),
})

export const daysFrom = (first: Day, last: Day): Day[] => {
  const days: Day[] = []
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day)
  return days
}

/** Negative when `end` is earlier. */
export const minutesBetween = (start: TimeOfDay, end: TimeOfDay): number => {
  const minutes = (time: TimeOfDay) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return minutes(end) - minutes(start)
}

/** Clamped to the same day. */
export const plusMinutes = (time: TimeOfDay, minutes: number): TimeOfDay => {
  const total = Math.min(23 * 60 + 59, Math.max(0, minutesBetween('00:00', time) + minutes))
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

const DAY_PATTERNS: Record<DateFormat, readonly [short: string, dated: string, long: string]> = {
  'MM/DD/YYYY': ['MMM d', 'MMM d, yyyy', 'EEEE, MMMM d, yyyy'],
  'DD/MM/YYYY': ['d MMM', 'd MMM yyyy', 'EEEE, d MMMM yyyy'],
  'YYYY-MM-DD': ['MM-dd', 'yyyy-MM-dd', 'EEEE, yyyy-MM-dd'],
}

const isThisYear = (day: Day, today: Day | undefined) => !today || today.slice(0, 4) === day.slice(0, 4)

/** `Fri, Nov 20`, with the year when it differs from that of `today`, in the business's date format (SET-03). */
export const formatDay = (day: Day, today?: Day, order: DateFormat = writtenOrder()): string => {
  const [short, dated] = DAY_PATTERNS[order]
  return format(asDate(day), `EEE, ${isThisYear(day, today) ? short : dated}`)
}

/** `Fri, Nov 20` for narrow columns: in another year than that of `today`, the year replaces the weekday. */
export const formatColumnDay = (day: Day, today: Day): string =>
  isThisYear(day, today) ? formatDay(day, today) : formatDate(day)

/** `Nov`, in every date format. */
export const formatMonth = (day: Day): string => format(asDate(day), 'MMM')

/** `Nov 2026`, in every date format. */
export const formatMonthOfYear = (day: Day): string => format(asDate(day), 'MMM yyyy')

/** For example `Nov 20, 2024`. */
export const formatDate = (day: Day, order: DateFormat = writtenOrder()): string =>
  format(asDate(day), DAY_PATTERNS[order][1])

/** For example `Friday, November 20, 2026`. */
export const formatLongDay = (day: Day, order: DateFormat = writtenOrder()): string =>
  format(asDate(day), DAY_PATTERNS[order][2])

/** Formats several days of one month, with the month written once. */
const IN_ONE_MONTH: Record<DateFormat, ((first: Day, last: Day, year: boolean) => string) | null> = {
  'MM/DD/YYYY': (first, last, year) =>
    `${format(asDate(first), 'MMM d')} – ${format(asDate(last), year ? 'd, yyyy' : 'd')}`,
  'DD/MM/YYYY': (first, last, year) =>
    `${format(asDate(first), 'd')} – ${format(asDate(last), year ? 'd MMM yyyy' : 'd MMM')}`,
  'YYYY-MM-DD': null,
}

/** `Nov 16 – 22`, `Oct 29 – Nov 4`, `Wed, Nov 18`, with the year when it differs from that of `today`. */
export const formatSpan = (first: Day, last: Day, today: Day, order: DateFormat = writtenOrder()): string => {
  if (first === last) return formatDay(first, today, order)
  const shortened = IN_ONE_MONTH[order]
  if (shortened && first.slice(0, 7) === last.slice(0, 7)) return shortened(first, last, !isThisYear(last, today))
  const [short, dated] = DAY_PATTERNS[order]
  return [first, last].map((day) => format(asDate(day), isThisYear(day, today) ? short : dated)).join(' – ')
}

/** For example `9:30 AM`. */
export const formatTime = (time: TimeOfDay): string => format(new Date(`2000-01-01T${time}:00`), 'h:mm a')

/** An hour that the clocks skip or repeat. Wall times; `end` is the first minute after it. */
export type ClockChange = { kind: 'skipped' | 'repeated'; start: TimeOfDay; end: TimeOfDay }

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
const QUARTER = 15

export const clockChangeOn = (day: Day, timeZone: string): ClockChange | null => {
  const begins = instantOf(day, '00:00', timeZone)
  const by = (instantOf(plusDays(day, 1), '00:00', timeZone) - begins) / MINUTE - DAY_MINUTES
  if (by === 0) return null
  const wall = (minutes: number) => plusMinutes('00:00', minutes)
  // Before the change, minutes since midnight match the wall clock.
  for (let minutes = 0; minutes < DAY_MINUTES; minutes += QUARTER) {
    if (timeAt(begins + minutes * MINUTE, timeZone) === wall(minutes)) continue
    return by < 0
      ? { kind: 'skipped', start: wall(minutes), end: wall(minutes - by) }
      : { kind: 'repeated', start: wall(minutes - by), end: wall(minutes) }
  }
  return null
}
