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

type Reading = { currency: Currency; timeZone: string; today?: Day | undefined }

/** Formats a value; returns null to hide it, undefined for an unexpected type. */
type Read = (value: unknown, reading: Reading) => string | null | undefined

export type HistoryWords<R> = {
  /** Null hides a field, such as keys and owners. */
  fields: { readonly [Field in keyof R]-?: string | readonly [label: string, read: Read] | null }
  /** Titles by fact type: `job.started` is `Work started`. Other types are humanized. */
  titles: Readonly<Record<string, string>>
  /** The record's currency; defaults to the business's. */
  currency?: Currency | undefined
  timeZone?: string
  /** For histories: dates of another year include it. */
  today?: Day
}

/** The label of an enum value; null hides it. */
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

export const asNumber = ifNumber(numberText)

/** `8.25%` from thousandths of a percent. */
export const asRate = ifNumber((rate) => `${rateText(rate)}%`)

export const asFlag: Read = (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined)

/** `Fri, Nov 20`, with the year if it isn't the current one. */
export const asDay = ifText(/^\d{4}-\d{2}-\d{2}$/, (day, { today }) => formatDay(day, today))

export const asTime = ifText(/^\d{2}:\d{2}/, (time) => formatTime(time.slice(0, 5)))

/** `Nov 20, 2026`: the business day of a timestamp, ISO 8601 or epoch ms. */
export const asMoment: Read = (value, { timeZone }) => {
  const at = typeof value === 'string' ? Date.parse(value) : value
  return typeof at === 'number' && Number.isFinite(at) ? formatDate(dayAt(at, timeZone)) : undefined
}

export const asMoney: Read = (value, { currency }) =>
  typeof value === 'number' ? amountIn(value as Cents, currency) : undefined

/** Hides 0, which means none. */
export const ifAny =
  (read: Read): Read =>
  (value, reading) =>
    value === 0 ? null : read(value, reading)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

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

/** The label and format of a field; unknown fields are humanized. Null for keys and owners. */
const wordsOf = <R>({ fields }: HistoryWords<R>, field: string): readonly [label: string, read: Read] | null => {
  const wordsByField: Readonly<Record<string, HistoryWords<R>['fields'][keyof R]>> = fields
  const words = Object.hasOwn(wordsByField, field) ? wordsByField[field] : typeInWords(field)
  if (!words) return null
  return typeof words === 'string' ? [words, unread] : words
}

/** A fact's changes as text. Omits fields that are empty on both sides. Unexpected fields and values are shown raw rather than hidden. */
export const changeLines = <R>(words: HistoryWords<R>, changes: readonly FieldChange[]): ChangeLine[] =>
  changes.flatMap(({ field, before, after }) => {
    const entry = wordsOf(words, field)
    if (!entry) return []
    const [label, read] = entry
    const [was, is] = [valueText(words, read, before), valueText(words, read, after)]
    return was === null && is === null ? [] : [{ label, before: was ?? 'none', after: is ?? 'none' }]
  })

export type FieldAsOf = { field: string; was?: unknown; is?: unknown }

/** `is` is null if unchanged. */
export type FieldLine = { label: string; was: string; is: string | null }

/** A past record as text, in the order of its labels. Omits fields that were and are empty. */
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

export const factTitle = ({ titles }: Pick<HistoryWords<never>, 'titles'>, type: string): string =>
  (Object.hasOwn(titles, type) ? titles[type] : undefined) ?? typeInWords(type)
