import * as v from 'valibot'
import { type Cents, centsFromDollars } from './money'

/** The longest texts that are taken from a person or another program, in characters. */
export const LONGEST = {
  name: 100,
  title: 200,
  address: 200,
  notes: 5_000,
  email: 254,
  phone: 30,
  state: 2,
  zip: 10,
  password: 200,
  /** A web address. */
  url: 2_000,
  /** An id or a code that another system made up. */
  code: 100,
  /** A token, or an id with content in it. */
  token: 2_000,
} as const

/** What a text beyond its length is told, in a form and on the wire. */
export const tooLong = (max: number): string => `Use ${max.toLocaleString('en-US')} characters or fewer`

/** A text of at most `max` characters, spaces around it taken off. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, tooLong(max)))

/** The same, and something has to be in it. */
export const filledText = (max: number, message = 'This field is required') =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(max, tooLong(max)))

/** A text of at most `max` characters, kept to the letter: for tokens, passwords and ids, where a space counts. */
export const exactText = (max: number) => v.pipe(v.string(), v.maxLength(max, tooLong(max)))

/** A list of at most `max` items. */
export const list = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max, `Use ${max} entries or fewer`))

/** The id of a record. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))

/** A number of things, from none. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/** A number that was worked out: a ratio, miles, an average. */
export const measure = v.pipe(v.number(), v.minValue(Number.MIN_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER))

/** A moment in epoch ms, within what a date can hold. */
export const moment = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))

/** An amount as records hold it. A credit is negative. */
export const cents = v.pipe(
  v.number('Not an amount in cents'),
  v.integer('Not an amount in cents'),
  v.minValue(Number.MIN_SAFE_INTEGER, 'Not an amount in cents'),
  v.maxValue(Number.MAX_SAFE_INTEGER, 'Not an amount in cents'),
  v.transform((amount) => amount as Cents),
)

/** The largest amount that is taken, in dollars. */
const MOST_DOLLARS = 99_999_999.99
/** Refuses dollars beyond the largest amount that is taken. */
export const notTooMuch = v.maxValue<number, number, string>(MOST_DOLLARS, 'Use $99,999,999.99 or less')
/** Refuses parts of a cent. What is not finite is refused by the largest amount. */
export const wholeCents = v.check<number, string>(
  (amount) => !Number.isFinite(amount) || Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-5,
  'Use at most two decimals',
)
/** Dollars that are sent to be kept; cents inside. */
export const money = v.pipe(
  v.number(),
  v.minValue(0, 'Use an amount of 0 or more'),
  notTooMuch,
  wholeCents,
  v.transform(centsFromDollars),
)

export const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

/** The longest a job can take: a day. */
const LONGEST_MINUTES = 24 * 60
/** Minutes that a job takes. */
export const duration = v.pipe(
  v.number(),
  v.integer('Use whole minutes'),
  v.minValue(1, 'Use at least 1 minute'),
  v.maxValue(LONGEST_MINUTES, 'Use 1,440 minutes (a day) or fewer'),
)

/** US states are their two letters (CLI-19); the documents allow two characters at most. */
export const stateSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.nonEmpty('State is required'),
  v.maxLength(LONGEST.state, 'Use the two-letter state code'),
)

/** An address that mail can be sent to. */
export const email = v.pipe(v.string(), v.email(), v.maxLength(LONGEST.email))

/** Whether a text, without spaces around it, is an address that mail can be sent to. */
export const isEmail = (text: string): boolean => v.is(email, text)

/** A day of the business's calendar, `2026-11-20`. Days compare and sort as text. */
export type Day = string
/** A time of day, `HH:MM` on a 24 hour clock. Times compare and sort as text. */
export type TimeOfDay = string

const exists = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Reads a day; refuses anything but an existing `YYYY-MM-DD`. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate('Use a date like 2026-11-20'),
  v.check(exists, 'There is no such day'),
)
/** Reads `HH:MM` or the back end's `HH:MM:SS` and gives `HH:MM` (JOB-14, X-45). */
export const timeOfDaySchema = v.pipe(
  v.string(),
  v.maxLength(8, 'Use a time like 09:30'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Use a time like 09:30'),
  v.transform((time): TimeOfDay => time.slice(0, 5)),
)

const HERE = 'http://app.invalid'

/** Whether it is safe to go to an address that a back end names: a page of the web, here or elsewhere, never a script. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address, HERE) && ['https:', 'http:'].includes(new URL(address, HERE).protocol)
