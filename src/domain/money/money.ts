import { numberText } from './number-text'

/** An amount of US money as whole cents: the only form money has inside the app. */
export type Cents = number & { readonly __unit: 'cents' }

/**
 * Reads dollars from the wire or a form field (`49.5`) into cents.
 * @throws RangeError when the amount is not finite, or too large for its cents to be exact.
 */
export const centsFromDollars = (dollars: number): Cents => {
  const cents = Math.round(dollars * 100)
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount of money: ${dollars}`)
  return cents as Cents
}

/** Writes cents as wire dollars, at most two decimals. */
export const dollarsFromCents = (cents: Cents): number => cents / 100

/** Adds amounts; the sum of nothing is zero. */
export const sumOfCents = (amounts: readonly Cents[]): Cents =>
  amounts.reduce<number>((sum, cents) => sum + cents, 0) as Cents

/** `$1,234.50`: dollars with two decimals (INV-12). */
export const formatMoney = (cents: Cents): string => {
  const amount = Math.round(Math.abs(cents))
  return `${cents < 0 ? '-' : ''}$${numberText(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`
}

/** `$49`, `$49.50`: a price, without cents where there are none. */
export const formatPrice = (cents: Cents): string => formatMoney(cents).replace(/\.00$/, '')
