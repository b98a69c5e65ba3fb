import { rateText } from '@/domain/account/tax-rate'
import type { Currency } from '@/domain/account/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { numberText } from '@/domain/money/number-text'
import { ownCurrency } from '@/domain/money/own-amount'
import type { FieldChange } from '@/domain/record/fact'
import { type Day, dayAt, formatDate, formatDay, formatTime } from '@/domain/time/calendar'
import type { ChangeLine } from './detailed-fact-list'
import { typeInWords } from './fact-list'

/** How values are written: the currency of money, the time zone of moments, and the current day there. */
type Reading = { currency: Currency; timeZone: string; today?: Day | undefined }

/** A value in people's words; null where it means nothing to them, undefined where it is not of the expected kind. */
type Read = (value: unknown, reading: Reading) => string | null | undefined

/** What an area says once about the history of its records. */
export type HistoryWords<R> = {
  /** What each field is called, and how its values read; null for keys and owners, which say nothing to people. */
  fields: { readonly [Field in keyof R]-?: string | readonly [label: string, read: Read] | null }
  /** By type: `job.started` is `Work started`. Others read as their own words. */
  titles: Readonly<Record<string, string>>
  /** That of the record; the business’s where it has none of its own. */
  currency?: Currency | undefined
  /** The business’s, for histories; forms have no moments. */
  timeZone?: string
  /** The day it is, for histories: a date of another year has its year. */
  today?: Day
}

/** One of a few words, by its label; null for one that says that there is none. */
export const asWord =
  <T extends string>(options: readonly T[], label: (word: T) => string | null): Read =>
  (value) => {
    const word = options.find((name) => name === value)
    return word === undefined ? undefined : label(word)
  }

const ifText =
  (pattern: RegExp, read: (text: string, reading: Reading) => string): Read =>
  (value, reading) =>
    typeof value === 'string' && pattern.test(value) ? read(value, reading) : undefined

const ifNumber =
  (read: (number: number) => string): Read =>
  (value) =>
    typeof value === 'number' ? read(value) : undefined

/** `1,250` */
export const asNumber = ifNumber(numberText)

/** `8.25%`, of thousandths of a percent. */
export const asRate = ifNumber((rate) => `${rateText(rate)}%`)

/** `Yes` */
export const asFlag: Read = (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined)

/** `Fri, Nov 20`, with the year where it is another one. */
export const asDay = ifText(/^\d{4}-\d{2}-\d{2}$/, (day, { today }) => formatDay(day, today))

/** `1:30 PM` */
export const asTime = ifText(/^\d{2}:\d{2}/, (time) => formatTime(time.slice(0, 5)))

/** `Nov 20, 2026`: the day of a moment, as text or in epoch ms, where the business is. */
export const asMoment: Read = (value, { timeZone }) => {
  const at = typeof value === 'string' ? Date.parse(value) : value
  return typeof at === 'number' && Number.isFinite(at) ? formatDate(dayAt(at, timeZone)) : undefined
}

/** `$180.00` */
export const asMoney: Read = (value, { currency }) =>
  typeof value === 'number' ? amountIn(value as Cents, currency) : undefined

/** The same, where 0 says that there is none. */
export const ifAny =
  (read: Read): Read =>
  (value, reading) =>
    value === 0 ? null : read(value, reading)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value in people's words, null where there is none. */
const valueText = <R>(
  { currency = ownCurrency(), timeZone = 'UTC', today }: HistoryWords<R>,
  read: Read,
  value: unknown,
): string | null => {
  if (isEmpty(value)) return null
  const text = read(value, { currency, timeZone, today })
  return text === undefined ? (typeof value === 'string' ? value : JSON.stringify(value)) : text
}

const unread: Read = () => undefined

/** What a field is called and how its values read, as it is called itself where no one foresaw it; null for keys and owners. */
const wordsOf = <R>({ fields }: HistoryWords<R>, field: string): readonly [label: string, read: Read] | null => {
  const wordsByField: Readonly<Record<string, HistoryWords<R>['fields'][keyof R]>> = fields
  const words = Object.hasOwn(wordsByField, field) ? wordsByField[field] : typeInWords(field)
  if (!words) return null
  return typeof words === 'string' ? [words, unread] : words
}

/**
 * A fact's changes for people. Fields empty on both sides, as in a new record, are left out. An unexpected field or value is shown as it is rather
 * than hidden.
 */
export const changeLines = <R>(words: HistoryWords<R>, changes: readonly FieldChange[]): ChangeLine[] =>
  changes.flatMap(({ field, before, after }) => {
    const entry = wordsOf(words, field)
    if (!entry) return []
    const [label, read] = entry
    const [was, is] = [valueText(words, read, before), valueText(words, read, after)]
    return was === null && is === null ? [] : [{ label, before: was ?? 'none', after: is ?? 'none' }]
  })

/** What a field was at an earlier moment, and is now. */
export type FieldAsOf = { field: string; was?: unknown; is?: unknown }

/** A field of an earlier moment in people's words; `is` is null where it is the same now. */
export type FieldLine = { label: string; was: string; is: string | null }

/** A record of an earlier moment for people, in the order of its words. Fields that were and are empty are left out. */
export const fieldLines = <R>(words: HistoryWords<R>, fields: readonly FieldAsOf[]): FieldLine[] => {
  const order = Object.keys(words.fields)
  const placeOf = ({ field }: FieldAsOf) => (order.includes(field) ? order.indexOf(field) : order.length)
  return [...fields]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .flatMap(({ field, was, is }) => {
      const entry = wordsOf(words, field)
      if (!entry) return []
      const [label, read] = entry
      const [then, now] = [valueText(words, read, was), valueText(words, read, is)]
      if (then === null && now === null) return []
      const isSame = JSON.stringify(was) === JSON.stringify(is)
      return [{ label, was: then ?? 'None', is: isSame ? null : (now ?? 'none') }]
    })
}

/** What a fact is called: `Work started`. */
export const factTitle = ({ titles }: Pick<HistoryWords<never>, 'titles'>, type: string): string =>
  (Object.hasOwn(titles, type) ? titles[type] : undefined) ?? typeInWords(type)
