import * as v from 'valibot'
import { cents } from '../money/amount'
import { centsFromDollars } from '../money/money'
import { id } from '../text/field'
import { PRODUCT_CATEGORIES, PRODUCT_TYPES } from './vocabulary'

/** Something that is bought, and sold or used up (CAT-06). How much of it is in stock, its movements say. */
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
/** A product as the back end keeps it. */
export type ProductRow = v.InferOutput<typeof productSchema>

/** A product with its stock; null where it isn't tracked, or isn't for this person. */
export type Product = ProductRow & { current_stock: number | null }

/** What of a product only those see and change whose role shows prices (PERM-17). */
export const NO_PRODUCT_PRICE = {
  cost_per_unit: centsFromDollars(0),
  sell_price: centsFromDollars(0),
  markup_percentage: 0,
} satisfies Partial<ProductRow>

/** What of a product only those see whose role shows the stock (PERM-20). */
export const NO_STOCK = { min_stock_level: 0, reorder_point: 0 } satisfies Partial<ProductRow>
