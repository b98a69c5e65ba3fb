import type { Currency } from '../account/vocabulary'
import { amountNumber } from '../money/typed-amount'
import { numberTyped } from '../text/typed-number'

export type LinkedPrice = { cost: string; markup: string; price: string }

type PriceKind = { currency: Currency; decimals: number }

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)))

/**
 * Recalculates the linked fields as one is typed: cost and markup determine the price, a price determines the markup. Values that can't be
 * calculated stay, such as an amount in another currency.
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
