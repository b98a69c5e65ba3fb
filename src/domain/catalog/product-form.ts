import * as v from 'valibot'
import { money } from '../money/amount'
import { dollarsFromCents } from '../money/money'
import { ownAmountTyped } from '../money/typed-amount'
import { LONGEST } from '../text/field'
import { typedNumber, typedOrZero } from '../text/typed-number'
import { filledText, text } from '../text/typed-text'
import { markup, quantity } from './amounts'
import type { Product } from './product'
import { PRODUCT_CATEGORIES, PRODUCT_TYPES } from './vocabulary'

const LONGEST_UNIT = 30

const plain = {
  name: filledText(LONGEST.name, 'Name is required'),
  description: text(LONGEST.notes),
  sku: filledText(LONGEST.code, 'SKU is required'),
  product_type: v.picklist(PRODUCT_TYPES),
  category: v.picklist(PRODUCT_CATEGORIES),
  track_inventory: v.boolean(),
  unit_of_measure: filledText(LONGEST_UNIT, 'Unit is required'),
  supplier: text(LONGEST.name),
  is_billable: v.boolean(),
  active: v.boolean(),
}

/** `current_stock` is the opening stock; afterwards only movements change it. */
export const productDraftFields = {
  ...plain,
  current_stock: quantity,
  min_stock_level: quantity,
  reorder_point: quantity,
  cost_per_unit: money,
  sell_price: money,
  markup_percentage: markup,
}

/** CAT-06 */
export const productFormSchema = v.object({
  ...plain,
  current_stock: typedOrZero(quantity, '12'),
  min_stock_level: typedOrZero(quantity, '5'),
  reorder_point: typedOrZero(quantity, '10'),
  cost_per_unit: ownAmountTyped(typedOrZero(money)),
  sell_price: ownAmountTyped(typedNumber(money, 'Price is required')),
  markup_percentage: typedOrZero(markup, '40'),
})
export type ProductForm = v.InferInput<typeof productFormSchema>
type FilledForm = v.InferOutput<typeof productFormSchema>
type Guarded =
  | 'cost_per_unit'
  | 'sell_price'
  | 'markup_percentage'
  | 'current_stock'
  | 'min_stock_level'
  | 'reorder_point'
/** Price and stock fields are omitted by people who may not set them. */
export type ProductDraft = Omit<FilledForm, Guarded> & Partial<Pick<FilledForm, Guarded>>

export const emptyProductForm: ProductForm = {
  name: '',
  sku: '',
  category: 'fertilizer',
  product_type: 'consumable',
  description: '',
  unit_of_measure: 'each',
  supplier: '',
  cost_per_unit: '',
  markup_percentage: '',
  sell_price: '',
  track_inventory: true,
  current_stock: '',
  min_stock_level: '',
  reorder_point: '',
  is_billable: true,
  active: true,
}

export const productFormOf = ({ id: _, business_id: __, ...product }: Product): ProductForm => ({
  ...product,
  current_stock: product.current_stock === null ? '' : String(product.current_stock),
  min_stock_level: String(product.min_stock_level),
  reorder_point: String(product.reorder_point),
  cost_per_unit: dollarsFromCents(product.cost_per_unit).toFixed(2),
  sell_price: dollarsFromCents(product.sell_price).toFixed(2),
  markup_percentage: String(product.markup_percentage),
})
