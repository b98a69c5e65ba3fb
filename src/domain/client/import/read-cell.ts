import * as v from 'valibot'
import { lazily } from '../../async/lazily'
import { oneReading } from '../../money/typed-amount'
import { numberTyped } from '../../text/typed-number'
import { type Day, daySchema } from '../../time/day'

export type Read<T> = { ok: true; value: T } | { ok: false; message: string }

const good = <T>(value: T): Read<T> => ({ ok: true, value })
const bad = (message: string): Read<never> => ({ ok: false, message })

/** An apostrophe that keeps a spreadsheet from running text as a formula; our own export writes it. */
const GUARD = /^'(?=[=+\-@])/

/** Preserves line breaks. Formulas are treated as text. */
export const cellText = (cell: string | undefined): string => (cell ?? '').trim().replace(GUARD, '')

export const lineIn = (cell: string | undefined): string => cellText(cell).replaceAll(/\s+/g, ' ')

const PHONE = /^([+\d\s().\-/]+?)(?:[\s,;]*(?:extension|ext|x|#)\.?\s*(\d{1,6}))?$/i

/** Common US phone formats, left unchanged. */
const USUAL = /^(\(\d{3}\) |\d{3}-)\d{3}-\d{4}$/

/** Ten digits, starting with an area code, which never begins with 0 or 1, optionally after the US country code. */
const OF_US = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/

/** `+1 512.555.0140` and `5125550140` become `(512) 555-0140`, with any extension appended. Other numbers are left unchanged. */
export const phoneIn = (text: string): string => {
  if (USUAL.test(text)) return text
  const [, main = '', extension] = PHONE.exec(text) ?? []
  const [, area, exchange, line] = OF_US.exec(main.replaceAll(/[^\d+]/g, '')) ?? []
  return line === undefined ? text : `(${area}) ${exchange}-${line}${extension === undefined ? '' : ` x${extension}`}`
}

/** Adds the dash to nine digits and drops the `.0` of a number. */
export const zipIn = (text: string): string => text.replace(/\.0$/, '').replace(/^(\d{5})\s?(\d{4})$/, '$1-$2')

/** Spreadsheets drop a leading 0: `2134` in Boston. */
export const lostZero = (zip: string): boolean => /^\d{3,4}$/.test(zip)

/** `Avery Stone` or `Stone, Avery`. A single word leaves the last name empty. */
export const namesIn = (full: string): { first: string; last: string } => {
  const comma = full.indexOf(',')
  if (comma > 0) return { first: full.slice(comma + 1).trim(), last: full.slice(0, comma).trim() }
  const words = full.split(/\s+/)
  return words.length < 2
    ? { first: full, last: '' }
    : { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const MEANT: Readonly<Record<string, string>> = {
  home: 'residential',
  homeowner: 'residential',
  house: 'residential',
  individual: 'residential',
  residence: 'residential',
  business: 'commercial',
  company: 'commercial',
  association: 'hoa',
  homeownersassociation: 'hoa',
  lead: 'prospect',
  current: 'active',
  yes: 'active',
  y: 'active',
  true: 'active',
  no: 'inactive',
  n: 'inactive',
  false: 'inactive',
  archived: 'former',
  past: 'former',
  cod: 'due_on_receipt',
  immediate: 'due_on_receipt',
  onreceipt: 'due_on_receipt',
  dueuponreceipt: 'due_on_receipt',
  uponreceipt: 'due_on_receipt',
  '15days': 'net_15',
  net15days: 'net_15',
  '30days': 'net_30',
  net30days: 'net_30',
  card: 'credit_card',
  cc: 'credit_card',
  credit: 'credit_card',
  debitcard: 'credit_card',
  banktransfer: 'ach',
  eft: 'ach',
  cheque: 'check',
}

const listed = lazily(() => new Intl.ListFormat('en-US', { type: 'disjunction' }))

export const wordIn = <Word extends string>(
  text: string,
  words: readonly Word[],
  label: (word: Word) => string,
): Read<Word> => {
  const typed = bare(text)
  const word = words.find((each) => bare(each) === typed || each === MEANT[typed])
  return word ? good(word) : bad(`Use ${listed().format(words.map(label))}`)
}

const AMOUNT = /^(-?\$?|\$-)(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/

/**
 * `$1,250.50` and `1250.5 USD`, with `(120.00)` and `120.00-` for a credit, in dollars and validated by the schema. `1.200` is refused, as
 * in forms.
 */
export const amountIn = <Amount>(text: string, schema: v.GenericSchema<number, Amount>): Read<Amount> => {
  const signed = text
    .replaceAll(/\s|^usd|usd$/gi, '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^([^-]*)-$/, '-$1')
  if (!AMOUNT.test(signed) || !/\d/.test(signed)) return bad('This is not an amount')
  const { success, output, issues } = v.safeParse(
    v.pipe(v.string(), oneReading, v.transform(numberTyped), schema),
    signed,
  )
  return success ? good(output) : bad(issues[0].message)
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `69` is 2069, `70` is 1970. */
const LATEST_SHORT_YEAR = 69

const yearOf = (text: string): string =>
  text.length === 4 ? text : `${Number(text) > LATEST_SHORT_YEAR ? '19' : '20'}${text}`

const isoOf = (year: string, month: string | number, day: string): string =>
  `${yearOf(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

/** Spreadsheet day numbers for 1954 to 2064, counted from 1900. */
const SERIAL = /^[2-5]\d{4}(\.\d+)?$/
const SERIAL_OF_1970 = 25_569
const DAY_MS = 86_400_000

/** Date formats, each converted to `2024-03-31`. */
const DATES: readonly [pattern: RegExp, iso: (...parts: string[]) => string][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, (year = '', month = '', day = '') => isoOf(year, month, day)],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/, (month = '', day = '', year = '') => isoOf(year, month, day)],
  [
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i,
    (month = '', day = '', year = '') => named(year, month, day),
  ],
  [/^(\d{1,2})[- ]([a-z]{3,9})\.?[- ,]+(\d{4}|\d{2})$/i, (day = '', month = '', year = '') => named(year, month, day)],
]

const named = (year: string, month: string, day: string): string =>
  isoOf(year, MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, day)

const TIME = /[T ,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]\.?m\.?)?(Z|[+-]\d{2}:?\d{2})?$/i

/** `2024-03-31`, `3/31/2024`, `3/31/24`, `Mar 31, 2024`, `31-Mar-24`, or a spreadsheet's day number. The time of day is ignored. */
export const dayIn = (text: string): Read<Day> => {
  const date = text.replace(TIME, '')
  const iso = SERIAL.test(date)
    ? new Date((Math.floor(Number(date)) - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10)
    : DATES.flatMap(([pattern, read]) => {
        const found = pattern.exec(date)
        return found ? [read(...found.slice(1))] : []
      })[0]
  const { success, output, issues } = v.safeParse(daySchema, iso ?? date)
  return success ? good(output) : bad(issues[0].message)
}
