import { CURRENCIES, type Currency } from '../account/vocabulary'
import { amountIn, currencySign, priceIn } from './amount-in'
import type { Cents } from './money'

let own: Currency = 'USD'

/** The currency of the business whose page this is. */
export const ownCurrency = (): Currency => own

/**
 * Makes this page write amounts without a currency in that of the business; US dollars if it is unknown. The frame of signed-in pages sets
 * it before anything in it is drawn. The mock server, which has many businesses, names the currency: `amountIn`.
 */
export const writeAmountsIn = (currency: string | null): Currency => {
  own = CURRENCIES.find((code) => code === currency) ?? 'USD'
  return own
}

/** `$1,234.50`, `€1,234.50`: an amount without a currency of its own, as a price or a rate of pay, in that of the business. */
export const ownAmount = (cents: Cents): string => amountIn(cents, own)

/** `€49`, `€49.50`: the same, without cents where there are none. */
export const ownPrice = (cents: Cents): string => priceIn(cents, own)

/** `$`, `€`: what a field for such an amount says it is in. */
export const ownSign = (): string => currencySign(own)
