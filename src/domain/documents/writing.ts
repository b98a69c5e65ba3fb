import type { Currency, Language } from '../account/vocabulary'
import type { PaymentMethod } from '../invoice/vocabulary'
import { amountIn } from '../money/amount-in'
import type { Cents } from '../money/money'
import type { PayoutReason, PayoutStatus } from '../payout/vocabulary'
import type { Day } from '../time/day'
import type { DocumentLanguage, DocumentWords } from './words/en'

/** Formats and words of one language. Text the business typed is never translated. */
export type Writing = {
  words: DocumentWords
  amount(cents: Cents, currency: Currency): string
  day(day: Day): string
  number(value: number): string
  /** `8.25%`; takes thousandths of a percent. */
  rate(rate: number): string
  /** `a, b and c` */
  list(texts: readonly string[]): string
  /** `Al recibir la factura`; undefined when the wire value reads the same. */
  terms(terms: string): string | undefined
  method(method: PaymentMethod): string
  payoutReason(reason: PayoutReason): string
  payoutStatus(status: PayoutStatus): string
}

export const columnsIn = (words: DocumentWords) =>
  [words.Item, words.Quantity, words['Unit price'], words.Total] as const

/** Intl locales for US businesses: dollar amounts the way speakers in the US write them. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US', fr: 'fr-CA' }

export const writingIn = (language: Language, { words, terms, methods, ...payouts }: DocumentLanguage): Writing => {
  const locale = LOCALES[language]
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(locale)
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  const lists = new Intl.ListFormat(locale)
  return {
    words,
    amount: (cents, currency) => amountIn(cents, currency, locale),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    number: (value) => numbers.format(value),
    rate: (rate) => rates.format(rate / 100_000),
    list: (texts) => lists.format(texts),
    terms: (each) => terms[each],
    method: (method) => methods[method],
    payoutReason: (reason) => payouts.payoutReasons[reason],
    payoutStatus: (status) => payouts.payoutStatuses[status],
  }
}
