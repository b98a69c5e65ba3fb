import * as v from 'valibot'
import { cents } from '../money/amount'
import { type Cents, centsFromDollars } from '../money/money'
import { id } from '../text/field'
import type { Product } from './product'
import type { Service } from './service'
import { PACKAGE_TYPES } from './vocabulary'

/** CAT-07 */
export const packageSchema = v.object({
  id,
  business_id: id,
  name: v.string(),
  description: v.string(),
  package_type: v.picklist(PACKAGE_TYPES),
  total_price: cents,
  discount_percentage: v.number(),
  included_services: v.array(v.object({ service_id: id, quantity: v.number() })),
  included_products: v.array(v.object({ product_id: id, quantity: v.number() })),
  duration_months: v.number(),
  services_per_month: v.number(),
  active: v.boolean(),
})
export type ServicePackage = v.InferOutput<typeof packageSchema>

/** Price fields, visible and editable only with the price permission (PERM-17). */
export const NO_PACKAGE_PRICE = {
  total_price: centsFromDollars(0),
  discount_percentage: 0,
} satisfies Partial<ServicePackage>

type Contents = Pick<ServicePackage, 'included_services' | 'included_products'>
type Priced = {
  services: readonly Pick<Service, 'id' | 'pricing_type' | 'base_price'>[]
  products: readonly Pick<Product, 'id' | 'sell_price'>[]
}

/**
 * The sum of the contents' individual prices. Services priced by the square foot have none, so `isWhole` tells whether every item has a
 * price.
 */
export const priceOfParts = (
  { included_services, included_products }: Contents,
  { services, products }: Priced,
): { price: Cents; isWhole: boolean } => {
  const ofServices = included_services.map(({ service_id, quantity }) => {
    const service = services.find(({ id: serviceId }) => serviceId === service_id)
    return service && service.pricing_type !== 'per_sqft' ? (service.base_price / 10) * quantity : null
  })
  const ofProducts = included_products.map(({ product_id, quantity }) => {
    const product = products.find(({ id: productId }) => productId === product_id)
    return product ? product.sell_price * quantity : null
  })
  const prices = [...ofServices, ...ofProducts]
  const sum = prices.reduce<number>((total, price) => total + (price ?? 0), 0)
  return { price: Math.round(sum) as Cents, isWhole: !prices.includes(null) }
}

export const discounted = (price: Cents, percentage: number): Cents =>
  Math.round(price * (1 - percentage / 100)) as Cents
