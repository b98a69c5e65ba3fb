import type { Currency } from './account/vocabulary'
import type { Cents } from './money'

const formats = new Map<Currency, Intl.NumberFormat>()

/** `$1,234.50`, `€1,234.50`: an amount in the currency of its document, two decimals, as people write it in the US (INV-12, X-27). */
export const amountIn = (cents: Cents, currency: Currency): string => {
  const known = formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, known)
  return known.format(cents / 100)
}
