import type { Currency } from '../account/vocabulary'
import { MOST_MARKUP } from '../catalog/amounts'
import type { LinkedPrice } from '../catalog/linked-price'
import { linked } from '../catalog/linked-price'
import type { Cents } from '../money/money'
import { amountNumber } from '../money/typed-amount'
import { numberTyped } from '../text/typed-number'

export type TypedCosts = {
  material_cost: string
  equipment_cost: string
  markup_percentage: string
  unit_price: string
}

/** Anything that isn't a number counts as 0 (EST-11). */
export const numberOrZero = (typed: string): number => finiteOrZero(numberTyped(typed))

const finiteOrZero = (number: number): number => (Number.isFinite(number) ? number : 0)

const CHANGES: Record<keyof TypedCosts, keyof LinkedPrice> = {
  material_cost: 'cost',
  equipment_cost: 'cost',
  markup_percentage: 'markup',
  unit_price: 'price',
}

/**
 * Recomputes a line after a cost, the markup or the price changed: cost and markup suggest the price, a price determines the markup.
 * Without a cost the price stays. A price far above cost gets the largest markup instead of being refused.
 */
export const priced = <Line extends TypedCosts>(line: Line, changed: keyof TypedCosts, currency: Currency): Line => {
  const costs = [line.material_cost, line.equipment_cost].map((typed) => finiteOrZero(amountNumber(typed, currency)))
  const cost = costs.reduce((sum, each) => sum + each, 0)
  const typed = { cost: String(cost), markup: line.markup_percentage, price: line.unit_price }
  const { markup, price } = linked(typed, CHANGES[changed], { currency, decimals: 2 })
  const markupText = changed === 'unit_price' && numberOrZero(markup) > MOST_MARKUP ? String(MOST_MARKUP) : markup
  return { ...line, markup_percentage: markupText, unit_price: price }
}

type Costs = { quantity: number; unit_price: Cents; material_cost: Cents; equipment_cost: Cents }

/** Margin in cents and in percent of the price. Returns null when no cost is recorded. */
export const marginOf = (lines: readonly Costs[]): { amount: Cents; percent: number } | null => {
  const costedLines = lines.filter(({ material_cost, equipment_cost }) => material_cost + equipment_cost > 0)
  if (costedLines.length === 0) return null
  const price = costedLines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0)
  const cost = costedLines.reduce(
    (sum, { quantity, material_cost, equipment_cost }) => sum + quantity * (material_cost + equipment_cost),
    0,
  )
  const amount = Math.round(price - cost) as Cents
  return { amount, percent: price === 0 ? 0 : Math.round(((price - cost) / price) * 100) }
}
