import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import type { Cents } from '../money/money'
import { ownAmount, ownCurrency } from '../money/own-amount'
import type { PricingType } from './vocabulary'

/**
 * US money in tenths of a cent, used only for service prices and costs, since a square foot of mowing is $0.012. All other money is
 * `Cents`.
 */
export type Mills = number & { readonly __unit: 'mills' }

/** In dollars. */
const MOST_DOLLARS = 9_999_999.99

/** Rounds to the nearest mill. */
export const millsFromDollars = (dollars: number): Mills => Math.round(dollars * 1000) as Mills

export const dollarsFromMills = (mills: Mills): number => mills / 1000

export const mills = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MOST_DOLLARS * 1000),
  v.transform((amount) => amount as Mills),
)

/** Input in dollars, output in mills. Refuses more than three decimals. */
export const unitPrice = v.pipe(
  v.number(),
  v.minValue(0, 'Use an amount of 0 or more'),
  v.maxValue(MOST_DOLLARS, 'Use 9,999,999.99 or less'),
  v.check((dollars) => Math.abs(dollars * 1000 - Math.round(dollars * 1000)) < 1e-5, 'Use at most three decimals'),
  v.transform(millsFromDollars),
)

export const TOO_FINE = 'Use at most two decimals'

/** Only prices per square foot may have three decimals (CAT-02). Returns null when valid. */
export const priceProblem = (type: PricingType, price: Mills): string | null =>
  type === 'per_sqft' || price % 10 === 0 ? null : TOO_FINE

/** CAT-02 */
export const decimalsOf = (type: PricingType): 2 | 3 => (type === 'per_sqft' ? 3 : 2)

let perSqftFormat: { currency: Currency; format: Intl.NumberFormat } | null = null

/** Cached because a list formats many prices in one currency. */
const perSqft = (currency: Currency): Intl.NumberFormat => {
  if (perSqftFormat?.currency !== currency) {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 3 })
    perSqftFormat = { currency, format }
  }
  return perSqftFormat.format
}

/** `$0.012` for a price per square foot, `$65.00` for any other (CAT-02), in the business's currency. */
export const formatUnitPrice = (type: PricingType, price: Mills): string =>
  type === 'per_sqft' ? perSqft(ownCurrency()).format(dollarsFromMills(price)) : ownAmount((price / 10) as Cents)

export const pricePhrase = (type: PricingType, price: Mills): string =>
  type === 'per_sqft' ? `${formatUnitPrice(type, price)} per sq ft` : formatUnitPrice(type, price)
