import * as v from 'valibot'

/** A business day, `2026-11-20`. Days compare and sort as text. */
export type Day = string
/** `HH:MM` on a 24-hour clock. Times compare and sort as text. */
export type TimeOfDay = string

const exists = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Leaves a year on both sides, because days are shifted by up to a year and compare as text only with four-digit years. */
const hasRoom = (day: string) => '1000' <= day && day < '9999'

export const daySchema = v.pipe(
  v.string(),
  v.isoDate('Use a date like 2026-11-20'),
  v.check(exists, 'This date doesn’t exist'),
  v.check(hasRoom, 'Use a year from 1000 to 9998'),
)
export const requiredDay = (message = 'Date is required') => v.pipe(v.string(), v.nonEmpty(message), daySchema)

/** Reads `HH:MM`, or the back end's `HH:MM:SS`, as `HH:MM` (JOB-14, X-45). */
export const timeOfDaySchema = v.pipe(
  v.string(),
  v.maxLength(8, 'Use a time like 09:30'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Use a time like 09:30'),
  v.transform((time): TimeOfDay => time.slice(0, 5)),
)

/** Sorts days, times and wire instants. `localeCompare` is meant for names and slow to start (ADR 39). */
export const earliestFirst = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
