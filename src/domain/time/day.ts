import * as v from 'valibot'

/** A day of the business's calendar, `2026-11-20`. Days compare and sort as text. */
export type Day = string
/** A time of day, `HH:MM` on a 24 hour clock. Times compare and sort as text. */
export type TimeOfDay = string

const exists = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Days are counted on and back from each other, a year at most, and compare as text: their years have four digits then too. */
const hasRoom = (day: string) => '1000' <= day && day < '9999'

/** Reads a day; refuses anything but an existing `YYYY-MM-DD`. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate('Use a date like 2026-11-20'),
  v.check(exists, 'This date doesn’t exist'),
  v.check(hasRoom, 'Use a year from 1000 to 9998'),
)
/** The same of a field that must not be empty. */
export const requiredDay = (message = 'Date is required') => v.pipe(v.string(), v.nonEmpty(message), daySchema)

/** Reads `HH:MM` or the back end's `HH:MM:SS` and gives `HH:MM` (JOB-14, X-45). */
export const timeOfDaySchema = v.pipe(
  v.string(),
  v.maxLength(8, 'Use a time like 09:30'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Use a time like 09:30'),
  v.transform((time): TimeOfDay => time.slice(0, 5)),
)

/** Sorts days, times of day and the wire's instants, earliest first. `localeCompare` sorts names, and is slow to begin (ADR 39). */
export const earliestFirst = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
