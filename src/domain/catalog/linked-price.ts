import type { Currency } from '../account/vocabulary'
import { amountNumber } from '../money/typed-amount'
import { numberTyped } from '../text/typed-number'

/** A cost, the markup on it, and the resulting price, as they are typed. */
export type LinkedPrice = { cost: string; markup: string; price: string }

/** What the price is in, and its decimals. */
type PriceKind = { currency: Currency; decimals: number }

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)))

/**
 * Keeps cost, markup and price consistent while one of them is typed: cost and markup determine the price, a price determines the markup. What
 * can't be worked out stays as it is, as with an amount in another currency.
 */
export const linked = (
  typed: LinkedPrice,
  changed: keyof LinkedPrice,
  { currency, decimals }: PriceKind,
): LinkedPrice => {
  const [cost, price] = [amountNumber(typed.cost, currency), amountNumber(typed.price, currency)]
  const markup = numberTyped(typed.markup)
  if (!(cost > 0)) return typed
  if (changed === 'price') return price >= 0 ? { ...typed, markup: rounded((price / cost - 1) * 100, 2) } : typed
  return markup >= -100 ? { ...typed, price: (cost * (1 + markup / 100)).toFixed(decimals) } : typed
}
