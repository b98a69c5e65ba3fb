import type { Currency } from '../account/vocabulary'
import type { Cents } from '../money'
import { readable } from '../wording'
import type { EstimateStanding } from './vocabulary'

/** `Approved` */
export const standingText = (standing: EstimateStanding): string => readable(standing)

const formats = new Map<Currency, Intl.NumberFormat>()

/** `$1,234.50`, `CA$1,234.50`: an amount with the label of its currency, which converts nothing. */
export const moneyIn = (currency: Currency, amount: Cents): string => {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, format)
  return format.format(amount / 100)
}
