import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { type Day, instantOf, minutesBetween, type TimeOfDay } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'

/** Where clocks change, they do so in the night: from then on a day's hours are all as long. */
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

/**
 * The instant at which a day shows a time on the demo's wall. Sample data asks for thousands, and looking one up by its zone is slow: it is done once
 * per day.
 */
export const instantAt = (day: Day, time: TimeOfDay): Instant =>
  time < NIGHT_ENDS ? instantOf(day, time, DEFAULT_TIME_ZONE) : noonOf(day) + minutesBetween(NOON, time) * MINUTE

/** The same, as rows keep a moment: ISO 8601. */
export const momentAt = (day: Day, time: TimeOfDay): string => new Date(instantAt(day, time)).toISOString()
