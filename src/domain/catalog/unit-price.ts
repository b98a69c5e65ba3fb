import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import type { Cents } from '../money/money'
import { ownAmount, ownCurrency } from '../money/own-amount'
import type { PricingType } from './vocabulary'

/**
 * An amount of US money in tenths of a cent. Only the price and the cost of a service are kept so: a square foot of mowing is $0.012. All
 * other money is `Cents`.
 */
export type Mills = number & { readonly __unit: 'mills' }

/** The largest price that is taken, in dollars. */
const MOST_DOLLARS = 9_999_999.99

/** Reads dollars into mills. What is finer than a mill is rounded. */
export const millsFromDollars = (dollars: number): Mills => Math.round(dollars * 1000) as Mills

/** Writes mills as dollars, at most three decimals. */
export const dollarsFromMills = (mills: Mills): number => mills / 1000

/** A price as a record holds it, in mills. */
export const mills = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MOST_DOLLARS * 1000),
  v.transform((amount) => amount as Mills),
)

/** Dollars of a price that are sent to be kept; mills inside. Refuses more than three decimals. */
export const unitPrice = v.pipe(
  v.number(),
  v.minValue(0, 'Use an amount of 0 or more'),
  v.maxValue(MOST_DOLLARS, 'Use 9,999,999.99 or less'),
  v.check((dollars) => Math.abs(dollars * 1000 - Math.round(dollars * 1000)) < 1e-5, 'Use at most three decimals'),
  v.transform(millsFromDollars),
)

export const TOO_FINE = 'Use at most two decimals'

/** What is wrong with a price of this pricing type: only a price per square foot has three decimals (CAT-02). Null when nothing is. */
export const priceProblem = (type: PricingType, price: Mills): string | null =>
  type === 'per_sqft' || price % 10 === 0 ? null : TOO_FINE

/** How many decimals a price of this pricing type has (CAT-02). */
export const decimalsOf = (type: PricingType): 2 | 3 => (type === 'per_sqft' ? 3 : 2)

let perSqftFormat: { currency: Currency; format: Intl.NumberFormat } | null = null

/** A list writes many prices in the one currency; its format is made once. */
const perSqft = (currency: Currency): Intl.NumberFormat => {
  if (perSqftFormat?.currency !== currency) {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 3 })
    perSqftFormat = { currency, format }
  }
  return perSqftFormat.format
}

/** `$0.012` for a price per square foot, `$65.00` for any other (CAT-02), in the currency of the business. */
export const formatUnitPrice = (type: PricingType, price: Mills): string =>
  type === 'per_sqft' ? perSqft(ownCurrency()).format(dollarsFromMills(price)) : ownAmount((price / 10) as Cents)

/** The same with what it is for: `$0.012 per sq ft`. */
export const pricePhrase = (type: PricingType, price: Mills): string =>
  type === 'per_sqft' ? `${formatUnitPrice(type, price)} per sq ft` : formatUnitPrice(type, price)
