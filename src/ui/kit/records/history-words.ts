import type { Currency } from '@/domain/account/vocabulary'
import { amountIn } from '@/domain/amount-in'
import { dayAt, formatDate, formatDay, formatTime } from '@/domain/calendar'
import type { FieldChange } from '@/domain/fact'
import type { Cents } from '@/domain/money'
import { ownCurrency } from '@/domain/own-amount'
import { type ChangeLine, typeInWords } from '@/ui/kit/fact-list'

/** What values are read in: the currency of money, and where the day of a moment is reckoned. */
type Reading = { currency: Currency; timeZone: string }

/** A value in people's words; undefined where it is not of the kind that was foreseen. */
type Read = (value: unknown, reading: Reading) => string | undefined

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
}

/** One of a few words, by its label. */
export const asWord =
  <T extends string>(known: readonly T[], label: (word: T) => string): Read =>
  (value) => {
    const word = known.find((name) => name === value)
    return word === undefined ? undefined : label(word)
  }

const ifText =
  (pattern: RegExp, read: (text: string) => string): Read =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? read(value) : undefined

/** `Fri, Nov 20` */
export const asDay = ifText(/^\d{4}-\d{2}-\d{2}$/, (day) => formatDay(day))

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

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const valueText = <R>({ currency = ownCurrency(), timeZone = 'UTC' }: HistoryWords<R>, read: Read, value: unknown) => {
  if (isEmpty(value)) return 'none'
  return read(value, { currency, timeZone }) ?? (typeof value === 'string' ? value : JSON.stringify(value))
}

const unread: Read = () => undefined

/** What a field is called and how its values read, as it is called itself where nobody foresaw it; null for keys and owners. */
const wordsOf = <R>({ fields }: HistoryWords<R>, field: string): readonly [label: string, read: Read] | null => {
  const known: Readonly<Record<string, HistoryWords<R>['fields'][keyof R]>> = fields
  const words = Object.hasOwn(known, field) ? known[field] : typeInWords(field)
  if (!words) return null
  return typeof words === 'string' ? [words, unread] : words
}

/**
 * A fact's changes for people. Fields empty on both sides, as in a new record, are left out. A field or a value that nobody foresaw is
 * shown as it is rather than hidden.
 */
export const changeLines = <R>(words: HistoryWords<R>, changes: readonly FieldChange[]): ChangeLine[] =>
  changes.flatMap(({ field, before, after }) => {
    const known = wordsOf(words, field)
    if (!known || (isEmpty(before) && isEmpty(after))) return []
    const [label, read] = known
    return [{ label, before: valueText(words, read, before), after: valueText(words, read, after) }]
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
      const known = wordsOf(words, field)
      if (!known || (isEmpty(was) && isEmpty(is))) return []
      const [label, read] = known
      const isSame = JSON.stringify(was) === JSON.stringify(is)
      const text = (value: unknown) => valueText(words, read, value)
      return [{ label, was: isEmpty(was) ? 'None' : text(was), is: isSame ? null : text(is) }]
    })
}

/** What a fact is called: `Work started`. */
export const factTitle = ({ titles }: Pick<HistoryWords<never>, 'titles'>, type: string): string =>
  (Object.hasOwn(titles, type) ? titles[type] : undefined) ?? typeInWords(type)
