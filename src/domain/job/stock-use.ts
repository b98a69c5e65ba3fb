import type { Product } from '../catalog/product'
import { quantityText, toHundredth } from '../catalog/stock'
import { listed } from '../text/wording'
import type { Material } from './materials'

/** What is taken from the stock for a job, and what is not there. */
export type StockUse = { used: Material[]; short: Material[] }

/**
 * What completing a job takes from the stock: what is planned, as far as it is there, since stock never falls below zero. `stockOf` is what is
 * in stock of a product; null where that isn't tracked or known, and then nothing is taken and nothing is short.
 */
export const stockUseFor = (planned: readonly Material[], stockOf: (productId: number) => number | null): StockUse => {
  const uses = planned.map(({ product_id, quantity }) => {
    const stock = stockOf(product_id)
    const used = stock === null ? 0 : Math.min(Math.max(stock, 0), quantity)
    return { product_id, used, short: stock === null ? 0 : toHundredth(quantity - used) }
  })
  const of = (part: 'used' | 'short') =>
    uses.flatMap((each) => (each[part] > 0 ? [{ product_id: each.product_id, quantity: each[part] }] : []))
  return { used: of('used'), short: of('short') }
}

type Named = Pick<Product, 'id' | 'name' | 'unit_of_measure'>

/** `2 bags of Starter fertilizer`, and `3 × Rotor head` of what is counted one by one. */
export const materialText = ({ product_id, quantity }: Material, products: readonly Named[]): string => {
  const product = products.find((each) => each.id === product_id)
  if (!product || product.unit_of_measure === 'each')
    return `${quantityText(quantity, { unit_of_measure: 'each' })} × ${product?.name ?? 'Deleted product'}`
  return `${quantityText(quantity, product)} of ${product.name}`
}

/** `2 bags of Starter fertilizer and 3 × Rotor head` */
export const materialsText = (materials: readonly Material[], products: readonly Named[]): string =>
  listed(materials.map((material) => materialText(material, products)))
