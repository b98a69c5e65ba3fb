import { numberTyped } from '../typed-number'

/** A cost, what is put on it, and the price that comes of both, as they are typed. */
export type LinkedPrice = { cost: string; markup: string; price: string }

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)))

/**
 * Cost, markup and price kept true to each other while one of them is typed: cost and markup make the price, a price makes the markup.
 * What can't be worked out stays as it is. `decimals` are those of the price.
 */
export const linked = (typed: LinkedPrice, changed: keyof LinkedPrice, decimals: number): LinkedPrice => {
  const [cost, markup, price] = [typed.cost, typed.markup, typed.price].map(numberTyped)
  if (cost === undefined || !(cost > 0)) return typed
  if (changed === 'price')
    return price !== undefined && price >= 0 ? { ...typed, markup: rounded((price / cost - 1) * 100, 2) } : typed
  return markup !== undefined && markup >= -100
    ? { ...typed, price: (cost * (1 + markup / 100)).toFixed(decimals) }
    : typed
}
