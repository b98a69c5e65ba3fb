import { CURRENCIES, type Currency } from '../account/vocabulary'
import { amountIn, currencySign, priceIn } from './amount-in'
import type { Cents } from './money'

let own: Currency = 'USD'

export const ownCurrency = (): Currency => own

/**
 * Sets the currency of this page; US dollars when unknown. The signed-in layout calls it before anything inside renders. The mock server,
 * which has many businesses, passes the currency to `amountIn` instead.
 */
export const writeAmountsIn = (currency: string | null): Currency => {
  own = CURRENCIES.find((code) => code === currency) ?? 'USD'
  return own
}

/** `$1,234.50`, `€1,234.50`: an amount without its own currency, such as a price or pay rate, in that of the business. */
export const ownAmount = (cents: Cents): string => amountIn(cents, own)

/** `€49`, `€49.50`: drops zero cents. */
export const ownPrice = (cents: Cents): string => priceIn(cents, own)

/** `$`, `€`: the currency shown in such a field. */
export const ownSign = (): string => currencySign(own)
