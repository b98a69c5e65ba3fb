import * as v from 'valibot'

/** The longest texts that are taken from a person or another program, in characters. */
export const LONGEST = {
  name: 100,
  title: 200,
  address: 200,
  notes: 5_000,
  /** What is done on a job: the program writes it from an estimate's description and all its lines. */
  work: 75_000,
  /** What a line of a document says: on an invoice, a job's number and its work. */
  line: 75_100,
  /** The name of a file: longer than a device allows, with an ending put on it. */
  file: 300,
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

/** `5,000`, for pages that load no `Intl` formats. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** `1,200 characters` */
export const characters = (count: number): string => `${grouped(count)} ${count === 1 ? 'character' : 'characters'}`

/** The message for a text of more than `max` characters, in a form and on the wire: `42 characters too many`. */
export const tooLong = (text: string, max: number): string => `${characters(text.length - max)} too many`

/** Refuses a text of more than `max` characters. */
export const atMost = (max: number) =>
  v.maxLength<string, number, (issue: { input: string }) => string>(max, ({ input }) => tooLong(input, max))

/** A text of at most `max` characters, kept to the letter: for tokens, passwords and ids, where a space counts. */
export const exactText = (max: number) => v.pipe(v.string(), atMost(max))

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
