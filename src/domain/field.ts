import * as v from 'valibot'

/** The longest texts that are taken from a person or another program, in characters. */
export const LONGEST = {
  name: 100,
  title: 200,
  address: 200,
  notes: 5_000,
  /** A text message, as long as two of them. */
  message: 320,
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

/** `5,000`. Schemas are made by the hundred when a page starts, each with its message: `Intl` would take longer than all of them. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** The message for a text that is too long, in a form and on the wire. */
export const tooLong = (max: number): string => `Use ${grouped(max)} characters or fewer`

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

/** An address that mail can be sent to. */
export const email = v.pipe(v.string(), v.email(), v.maxLength(LONGEST.email))

/** Whether a text, without spaces around it, is an address that mail can be sent to. */
export const isEmail = (text: string): boolean => v.is(email, text)

const HERE = 'http://app.invalid'

/** Whether it is safe to go to an address that a back end names: a page of the web, here or elsewhere, never a script. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address, HERE) && ['https:', 'http:'].includes(new URL(address, HERE).protocol)
