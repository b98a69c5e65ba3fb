import * as v from 'valibot'
import { type Product, productSchema } from '@/domain/catalog/product'
import { emptyProductForm, type ProductDraft, productDraftFields } from '@/domain/catalog/product-form'
import type { Edit } from '@/domain/record/merge-edits'
import { measure } from '@/domain/text/field'
import { editBody } from './edit'
import { endpoint } from './endpoint'
import { listAnswer } from './list-answer'
import { codec, inDollars, maybeText, readAs } from './wire'

const { entries } = productSchema
const productCodec = codec(v.object({ ...entries, current_stock: v.nullable(measure) }), {
  description: maybeText,
  current_stock: readAs(v.nullish(measure, null)),
  cost_per_unit: inDollars,
  sell_price: inDollars,
  markup_percentage: readAs(v.nullish(entries.markup_percentage, 0)),
  supplier: maybeText,
  is_billable: readAs(v.nullish(entries.is_billable, true)),
  active: readAs(v.nullish(entries.active, true)),
})
export const wireProduct = productCodec.wire
export const toWireProduct = productCodec.write

const { current_stock, cost_per_unit, sell_price, markup_percentage, min_stock_level, reorder_point, ...sent } =
  productDraftFields
const edited = v.object({
  ...sent,
  description: v.optional(sent.description, ''),
  supplier: v.optional(sent.supplier, ''),
  product_type: v.optional(sent.product_type, emptyProductForm.product_type),
  unit_of_measure: v.optional(sent.unit_of_measure, emptyProductForm.unit_of_measure),
  track_inventory: v.optional(sent.track_inventory, true),
  is_billable: v.optional(sent.is_billable, true),
  active: v.optional(sent.active, true),
  min_stock_level: v.exactOptional(min_stock_level),
  reorder_point: v.exactOptional(reorder_point),
  cost_per_unit: v.exactOptional(cost_per_unit),
  sell_price: v.exactOptional(sell_price),
  markup_percentage: v.exactOptional(markup_percentage),
})

const base = '/landscaping/businesses/:businessId/products'
const shared = { service: 'landscaping', bearer: true } as const
const oneProduct = v.object({ product: wireProduct })

export const listProducts = endpoint({
  ...shared,
  id: 'EP-111.products.list',
  method: 'GET',
  path: base,
  summary: 'Products with what is in stock',
  answer: listAnswer('products', wireProduct),
  idempotent: false,
  failures: [403],
})

export const createProduct = endpoint({
  ...shared,
  id: 'EP-111.products.create',
  method: 'POST',
  path: base,
  summary: 'Add a product, and what is in stock of it',
  body: v.object({ ...edited.entries, current_stock: v.exactOptional(current_stock) }),
  answer: oneProduct,
  status: 201,
  idempotent: true,
  failures: [403, 422],
})

export const updateProduct = endpoint({
  ...shared,
  id: 'EP-111.products.update',
  method: 'PUT',
  path: `${base}/:productId`,
  summary: 'Edit a product; its stock is changed by movements alone',
  body: editBody(edited, wireProduct),
  answer: oneProduct,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deleteProduct = endpoint({
  ...shared,
  id: 'EP-111.products.delete',
  method: 'DELETE',
  path: `${base}/:productId`,
  summary: 'Delete a product and its stock movements',
  answer: v.object({ success: v.literal(true) }),
  idempotent: true,
  failures: [403, 404, 409],
})

export const toWireProductDraft = ({ current_stock, ...draft }: ProductDraft) => ({
  ...productCodec.writePart(draft),
  ...(current_stock === undefined ? {} : { current_stock }),
})

export const toWireProductEdit = ({ changed, was }: Edit<ProductDraft, Product>) => {
  const { current_stock: _, ...fields } = changed
  return productCodec.writeEdit({ changed: fields, was })
}
