import * as v from 'valibot'
import { cents } from '../money/amount'
import { centsFromDollars } from '../money/money'
import { id } from '../text/field'
import { PRODUCT_CATEGORIES, PRODUCT_TYPES } from './vocabulary'

/** Stock is derived from movements (CAT-06). */
export const productSchema = v.object({
  id,
  business_id: id,
  name: v.string(),
  description: v.string(),
  sku: v.string(),
  product_type: v.picklist(PRODUCT_TYPES),
  category: v.picklist(PRODUCT_CATEGORIES),
  track_inventory: v.boolean(),
  min_stock_level: v.number(),
  reorder_point: v.number(),
  cost_per_unit: cents,
  sell_price: cents,
  markup_percentage: v.number(),
  unit_of_measure: v.string(),
  supplier: v.string(),
  is_billable: v.boolean(),
  active: v.boolean(),
})
export type ProductRow = v.InferOutput<typeof productSchema>

/** `current_stock` is null when stock isn't tracked or the viewer may not see it. */
export type Product = ProductRow & { current_stock: number | null }

/** Price fields, visible and editable only with the price permission (PERM-17). */
export const NO_PRODUCT_PRICE = {
  cost_per_unit: centsFromDollars(0),
  sell_price: centsFromDollars(0),
  markup_percentage: 0,
} satisfies Partial<ProductRow>

/** Stock fields, visible only with the stock permission (PERM-20). */
export const NO_STOCK = { min_stock_level: 0, reorder_point: 0 } satisfies Partial<ProductRow>
