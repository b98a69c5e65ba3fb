import * as v from 'valibot'
import { type Day, daySchema } from '../../day'

/** What was read from a cell, or what is wrong with it. */
export type Read<T> = { ok: true; value: T } | { ok: false; message: string }

const good = <T>(value: T): Read<T> => ({ ok: true, value })
const bad = (message: string): Read<never> => ({ ok: false, message })

/** An apostrophe that keeps a spreadsheet from running a text as a formula; our own export writes it. */
const GUARD = /^'(?=[=+\-@])/

/** A cell's text as it is meant. A formula is a text like any other. */
export const cellText = (cell: string | undefined): string => (cell ?? '').trim().replace(GUARD, '')

/** `Avery Stone` and `Stone, Avery`. Of one word alone the last name is missing. */
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
  residence: 'residential',
  business: 'commercial',
  company: 'commercial',
  homeownersassociation: 'hoa',
  lead: 'prospect',
  onreceipt: 'due_on_receipt',
  dueuponreceipt: 'due_on_receipt',
  net15days: 'net_15',
  net30days: 'net_30',
  card: 'credit_card',
  credit: 'credit_card',
  banktransfer: 'ach',
  cheque: 'check',
}

const listed = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** One of the words of a vocabulary, in any spelling of case and signs: `Net 30`, `HOA`. */
export const wordIn = <Word extends string>(
  text: string,
  words: readonly Word[],
  label: (word: Word) => string,
): Read<Word> => {
  const typed = bare(text)
  const word = words.find((each) => bare(each) === typed || each === MEANT[typed])
  return word ? good(word) : bad(`Use ${listed.format(words.map(label))}`)
}

const AMOUNT = /^-?\$?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/

/** `$1,250.50`, and `(120.00)` for a credit, in dollars, judged by the schema that takes them. */
export const amountIn = <Amount>(text: string, schema: v.GenericSchema<number, Amount>): Read<Amount> => {
  const signed = text.replace(/^\((.*)\)$/, '-$1').replaceAll(/\s/g, '')
  if (!AMOUNT.test(signed) || !/\d/.test(signed)) return bad('This is not an amount')
  const { success, output, issues } = v.safeParse(schema, Number(signed.replaceAll(/[$,]/g, '')))
  return success ? good(output) : bad(issues[0].message)
}

const AMERICAN = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/

/** `2024-03-31` and `3/31/2024`; a time of day after it does not count. */
export const dayIn = (text: string): Read<Day> => {
  const [date = ''] = text.split(/[T\s]/)
  const [, month, day, year] = AMERICAN.exec(date) ?? []
  const iso = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : date
  const { success, output, issues } = v.safeParse(daySchema, iso)
  return success ? good(output) : bad(issues[0].message)
}
