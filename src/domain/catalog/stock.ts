import * as v from 'valibot'
import { lazily } from '../async/lazily'
import { id, moment } from '../text/field'
import type { Product } from './product'
import type { StockStatus } from './vocabulary'
import { MOVEMENT_KINDS, type MovementKind } from './words'

/** `quantity` is negative for outgoing stock. `moved_at` is in epoch ms. */
export const stockMovementSchema = v.object({
  id,
  business_id: id,
  product_id: id,
  kind: v.picklist(MOVEMENT_KINDS),
  quantity: v.number(),
  job_id: v.nullable(id),
  reason: v.string(),
  moved_at: moment,
})
export type StockMovement = v.InferOutput<typeof stockMovementSchema>

/** Rounds to the hundredth to avoid floating point drift: 0.1 + 0.2 is 0.3. */
export const toHundredth = (quantity: number): number => Math.round(quantity * 100) / 100

export const stockOf = (movements: readonly Pick<StockMovement, 'quantity'>[]): number =>
  toHundredth(movements.reduce((sum, { quantity }) => sum + quantity, 0))

type Stocked = Pick<Product, 'track_inventory' | 'current_stock' | 'min_stock_level' | 'reorder_point'>

/** The minimum is checked first. */
export const stockStatus = (product: Stocked): StockStatus => {
  const { track_inventory, current_stock, min_stock_level, reorder_point } = product
  if (!track_inventory || current_stock === null) return 'untracked'
  if (current_stock <= min_stock_level) return 'critical'
  return current_stock <= reorder_point ? 'low' : 'good'
}

/** CAT-03 */
export const STOCK_LABELS: Record<StockStatus, string> = {
  critical: 'Critical Stock',
  low: 'Low Stock',
  good: 'In Stock',
  untracked: 'No tracking',
}

export const needsReorder = (product: Stocked): boolean => ['critical', 'low'].includes(stockStatus(product))

/** Enough to reach twice the reorder point, or the minimum if that is more; at least one. */
export const orderQuantity = (product: Stocked): number => {
  const wanted = Math.max(product.reorder_point * 2, product.min_stock_level * 2)
  return Math.max(1, Math.ceil(wanted - (product.current_stock ?? 0)))
}

const numbers = lazily(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }))

/** Units are written in the plural: `bag` of `bags`. */
const one = (unit: string): string => unit.replace(/(?<=[a-z])(?<!s)s$/, '')

/** `12 bags`, `1 bag`, `2.5 cu yd`, and `4` for items counted one by one. */
export const quantityText = (quantity: number, { unit_of_measure }: Pick<Product, 'unit_of_measure'>): string =>
  unit_of_measure === 'each'
    ? numbers().format(quantity)
    : `${numbers().format(quantity)} ${Math.abs(quantity) === 1 ? one(unit_of_measure) : unit_of_measure}`

/** Returns null unless the movement would take the stock below zero. `stock` is the current stock. */
export const shortageRefusal = (
  stock: number,
  used: number,
  product: Pick<Product, 'unit_of_measure'>,
): string | null =>
  used <= stock ? null : `Only ${quantityText(stock, product)} in stock. Use that much or less, or correct the stock.`

/** For a correction, `quantity` is the counted stock. */
export const changeBy = (kind: Exclude<MovementKind, 'opening'>, quantity: number, stock: number): number => {
  switch (kind) {
    case 'received':
      return quantity
    case 'used':
      return -quantity
    case 'corrected':
      return toHundredth(quantity - stock)
  }
}
