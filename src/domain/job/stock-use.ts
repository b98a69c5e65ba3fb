import type { Product } from '../catalog/product'
import { quantityText, toHundredth } from '../catalog/stock'
import { listed } from '../text/wording'
import type { Material } from './materials'

export type StockUse = { used: Material[]; short: Material[] }

/**
 * Stock used by completing a job: the planned quantities as far as available, since stock never goes negative. `stockOf` returns null where
 * stock is untracked or unknown; such products are neither used nor short.
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

/** `2 bags of Starter fertilizer`, or `3 × Rotor head` for products counted by piece. */
export const materialText = ({ product_id, quantity }: Material, products: readonly Named[]): string => {
  const product = products.find((each) => each.id === product_id)
  if (!product || product.unit_of_measure === 'each')
    return `${quantityText(quantity, { unit_of_measure: 'each' })} × ${product?.name ?? 'Deleted product'}`
  return `${quantityText(quantity, product)} of ${product.name}`
}

/** For example `2 bags of Starter fertilizer and 3 × Rotor head`. */
export const materialsText = (materials: readonly Material[], products: readonly Named[]): string =>
  listed(materials.map((material) => materialText(material, products)))
