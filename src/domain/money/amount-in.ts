import type { Currency } from '../account/vocabulary'
import { type Cents, formatMoney } from './money'

const formats = new Map<string, Intl.NumberFormat>()

const formatIn = (currency: Currency, locale: string): Intl.NumberFormat => {
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, format)
  return format
}

/** `$1,234.50`, `€1,234.50`: an amount in its document's currency with two decimals, in US style or that of `locale` (INV-12, X-27). */
export const amountIn = (cents: Cents, currency: Currency, locale = 'en-US'): string =>
  currency === 'USD' && locale === 'en-US' ? formatMoney(cents) : formatIn(currency, locale).format(cents / 100)

/** `$49`, `€49.50`: drops zero cents. */
export const priceIn = (cents: Cents, currency: Currency): string => amountIn(cents, currency).replace(/\.00$/, '')

/** `$`, `€`, `CA$`: the currency shown in an amount field. */
export const currencySign = (currency: Currency): string =>
  formatIn(currency, 'en-US')
    .formatToParts(0)
    .flatMap(({ type, value }) => (type === 'currency' ? value : []))
    .join('')
