import { numberText } from './number-text'

export type Cents = number & { readonly __unit: 'cents' }

/** Throws RangeError when the amount is not finite, or too large for exact cents. */
export const centsFromDollars = (dollars: number): Cents => {
  const cents = Math.round(dollars * 100)
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount of money: ${dollars}`)
  return cents as Cents
}

export const dollarsFromCents = (cents: Cents): number => cents / 100

export const sumOfCents = (amounts: readonly Cents[]): Cents =>
  amounts.reduce<number>((sum, cents) => sum + cents, 0) as Cents

/** `$1,234.50` (INV-12). */
export const formatMoney = (cents: Cents): string => {
  const amount = Math.round(Math.abs(cents))
  return `${cents < 0 ? '-' : ''}$${numberText(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`
}

/** `$49`, `$49.50`: drops zero cents. */
export const formatPrice = (cents: Cents): string => formatMoney(cents).replace(/\.00$/, '')
