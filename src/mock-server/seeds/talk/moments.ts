import { type Day, plusDays, type TimeOfDay } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { instantAt } from '../moment'

/** Minutes since midnight of a day, on the business's clock. */
export type Moment = { day: Day; minute: number }

const DAY_MINUTES = 24 * 60
const OPENS = 8 * 60 + 5
/** Later than that, an answer waits for the next workday. */
const CLOSES = 17 * 60 + 30

export const at = (day: Day, time: TimeOfDay, minutesLater = 0): Moment =>
  later({ day, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) }, minutesLater)

export const later = ({ day, minute }: Moment, minutes: number): Moment => {
  const total = minute + minutes
  const days = Math.floor(total / DAY_MINUTES)
  return { day: days === 0 ? day : plusDays(day, days), minute: total - days * DAY_MINUTES }
}

export const isBefore = (a: Moment, b: Moment): boolean => (a.day === b.day ? a.minute < b.minute : a.day < b.day)

const two = (count: number): string => String(count).padStart(2, '0')

const NOON = 12 * 60
const MINUTE_MS = 60_000

/** Of an instant between the clock changes of two nights; time zone lookups are slow, so only noon is looked up. */
export const momentOf = (instant: Instant): Moment => {
  const day = new Date(instant).toISOString().slice(0, 10)
  return later({ day, minute: NOON }, Math.floor((instant - instantAt(day, '12:00')) / MINUTE_MS))
}

export const instantOf = ({ day, minute }: Moment): Instant =>
  instantAt(day, `${two(Math.floor(minute / 60))}:${two(minute % 60)}`)

const weekdays = new Map<Day, number>()

const weekdayOf = (day: Day): number => {
  const weekday = weekdays.get(day) ?? new Date(`${day}T00:00:00Z`).getUTCDay()
  weekdays.set(day, weekday)
  return weekday
}

const isWorkday = (day: Day): boolean => weekdayOf(day) !== 0 && weekdayOf(day) !== 6

export const workdayBefore = (day: Day): Day => {
  const before = plusDays(day, -1)
  return isWorkday(before) ? before : workdayBefore(before)
}

export const workdayAfter = (day: Day): Day => {
  const after = plusDays(day, 1)
  return isWorkday(after) ? after : workdayAfter(after)
}

/** The same moment, or the morning when the office is open again. */
export const inOffice = (moment: Moment): Moment => {
  const { day, minute } = moment
  const morning = OPENS + (minute % 40)
  if (!isWorkday(day)) return { day: workdayAfter(day), minute: morning }
  if (minute < OPENS) return { day, minute: morning }
  return minute > CLOSES ? { day: workdayAfter(day), minute: morning } : moment
}
