import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { type Day, instantOf, minutesBetween, type TimeOfDay } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'

/** Clock changes happen before this time; later hours of a day are all equal. */
const NIGHT_ENDS = '04:00'
const NOON = '12:00'
const MINUTE = 60_000

const noons = new Map<Day, Instant>()

const noonOf = (day: Day): Instant => {
  const cachedNoon = noons.get(day)
  if (cachedNoon !== undefined) return cachedNoon
  const noon = instantOf(day, NOON, DEFAULT_TIME_ZONE)
  noons.set(day, noon)
  return noon
}

/** The instant of a time on the demo's clock. Time zone lookups are slow and sample data needs thousands, so it looks up one per day. */
export const instantAt = (day: Day, time: TimeOfDay): Instant =>
  time < NIGHT_ENDS ? instantOf(day, time, DEFAULT_TIME_ZONE) : noonOf(day) + minutesBetween(NOON, time) * MINUTE

/** ISO 8601. */
export const momentAt = (day: Day, time: TimeOfDay): string => new Date(instantAt(day, time)).toISOString()
