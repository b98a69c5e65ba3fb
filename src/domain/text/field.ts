import * as v from 'valibot'

/** Maximum text lengths in characters. */
export const LONGEST = {
  name: 100,
  title: 200,
  address: 200,
  notes: 5_000,
  /** Work of a job, composed from an estimate's description and all its lines. */
  work: 75_000,
  /** Line of a document: on an invoice, a job's number and its work. */
  line: 75_100,
  /** File name, longer than any device allows, plus an ending. */
  file: 300,
  message: 320,
  email: 254,
  phone: 30,
  state: 2,
  zip: 10,
  password: 200,
  url: 2_000,
  code: 100,
  token: 2_000,
} as const

/** `5,000`, for pages that load no `Intl` formats. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** For example `1,200 characters`. */
export const characters = (count: number): string => `${grouped(count)} ${count === 1 ? 'character' : 'characters'}`

export const tooLong = (text: string, max: number): string => `${characters(text.length - max)} too many`

export const atMost = (max: number) =>
  v.maxLength<string, number, (issue: { input: string }) => string>(max, ({ input }) => tooLong(input, max))

/** Not trimmed: for tokens, passwords and ids, where a space counts. */
export const exactText = (max: number) => v.pipe(v.string(), atMost(max))

export const list = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max, `Use ${max} entries or fewer`))

export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))

export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/** A computed number: a ratio, miles, an average. */
export const measure = v.pipe(v.number(), v.minValue(Number.MIN_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER))

/** Epoch ms within the range of a date. */
export const moment = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))

export const email = v.pipe(v.string(), v.email(), v.maxLength(LONGEST.email))

/** Ignores surrounding spaces. */
export const isEmail = (text: string): boolean => v.is(email, text)

const HERE = 'http://app.invalid'

/** True for an http(s) address, never a script. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address, HERE) && ['https:', 'http:'].includes(new URL(address, HERE).protocol)
