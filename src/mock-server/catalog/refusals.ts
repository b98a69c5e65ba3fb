import type { ServiceCategory } from '@/domain/catalog/category'
import type { ServicePackage } from '@/domain/catalog/package'
import type { ProductRow } from '@/domain/catalog/product'
import { categoryUseRefusal, jobUseRefusal, NAME_TAKEN, packageUseRefusal, SKU_TAKEN } from '@/domain/catalog/refusals'
import type { Service } from '@/domain/catalog/service'
import { type StockMovement, stockOf } from '@/domain/catalog/stock'
import { isUnfinished } from '@/domain/job/commands'
import { isSameName } from '@/domain/text/same-name'
import type { Reader } from '../core/log/rows'

type Refused = string | null
type Problem = { path: string; message: string } | null

const packagesWith = (businessId: number, store: Reader, holds: (sold: ServicePackage) => boolean): string[] =>
  store
    .naming('packages', 'business_id', businessId)
    .filter(holds)
    .map(({ name }) => name)

export const categoryRemoval = ({ id }: ServiceCategory, storeAfter: Reader): Refused =>
  categoryUseRefusal(storeAfter.naming('services', 'category_id', id).map(({ name }) => name))

export const serviceRemoval = ({ id, business_id }: Service, storeAfter: Reader): Refused =>
  packageUseRefusal(
    'service',
    packagesWith(business_id, storeAfter, ({ included_services }) =>
      included_services.some(({ service_id }) => service_id === id),
    ),
  )

export const productRemoval = ({ id, business_id }: ProductRow, storeAfter: Reader): Refused => {
  const inPackages = packagesWith(business_id, storeAfter, ({ included_products }) =>
    included_products.some(({ product_id }) => product_id === id),
  )
  const refusal = packageUseRefusal('product', inPackages)
  if (refusal) return refusal
  const planned = storeAfter
    .naming('jobs', 'business_id', business_id)
    .filter(
      ({ status, planned_materials }) => isUnfinished(status) && planned_materials.some((one) => one.product_id === id),
    )
  if (planned.length > 0) return jobUseRefusal(planned.map(({ job_number }) => job_number))
  return storeAfter.naming('stock_movements', 'product_id', id).length > 0
    ? 'Its stock has changed since. Delete the product instead.'
    : null
}

/** Refused when the stock would become negative. Skipped when the product is removed too. */
export const movementRemoval = ({ product_id }: StockMovement, storeAfter: Reader): Refused => {
  if (!storeAfter.find('products', product_id)) return null
  return stockOf(storeAfter.naming('stock_movements', 'product_id', product_id)) < 0
    ? 'The stock would fall below zero: some of it has been used since.'
    : null
}

type Named = { id: number; business_id: number; name: string }

const hasNameOf =
  ({ id, name }: Named) =>
  (other: Named): boolean =>
    other.id !== id && isSameName(other.name, name)

export const categoryProblem = (category: ServiceCategory, store: Reader): Problem =>
  store.naming('service_categories', 'business_id', category.business_id).some(hasNameOf(category))
    ? { path: 'name', message: NAME_TAKEN.category }
    : null

export const serviceProblem = (service: Service, store: Reader): Problem => {
  if (store.find('service_categories', service.category_id)?.business_id !== service.business_id)
    return { path: 'category_id', message: 'This category no longer exists. Choose another one.' }
  return store.naming('services', 'category_id', service.category_id).some(hasNameOf(service))
    ? { path: 'name', message: NAME_TAKEN.service }
    : null
}

export const productProblem = (product: ProductRow, store: Reader): Problem => {
  const products = store.naming('products', 'business_id', product.business_id)
  if (products.some((other) => other.category === product.category && hasNameOf(product)(other)))
    return { path: 'name', message: NAME_TAKEN.product }
  return products.some(({ id, sku }) => id !== product.id && isSameName(sku, product.sku))
    ? { path: 'sku', message: SKU_TAKEN }
    : null
}

export const packageProblem = (sold: ServicePackage, store: Reader): Problem => {
  const isOurs = (row: { business_id: number } | undefined) => row?.business_id === sold.business_id
  if (!sold.included_services.every(({ service_id }) => isOurs(store.find('services', service_id))))
    return { path: 'included_services', message: 'A service of this package no longer exists. Remove it.' }
  if (!sold.included_products.every(({ product_id }) => isOurs(store.find('products', product_id))))
    return { path: 'included_products', message: 'A product of this package no longer exists. Remove it.' }
  return store.naming('packages', 'business_id', sold.business_id).some(hasNameOf(sold))
    ? { path: 'name', message: NAME_TAKEN.package }
    : null
}

const obstacle =
  <R>(problem: (row: R, store: Reader) => Problem) =>
  ({ after }: { after: R }, store: Reader): Refused =>
    problem(after, store)?.message ?? null

export const categoryObstacle = obstacle(categoryProblem)
export const serviceObstacle = obstacle(serviceProblem)
export const productObstacle = obstacle(productProblem)
export const packageObstacle = obstacle(packageProblem)

/** Refused when the product is missing or the stock would become negative. */
export const movementObstacle = ({ after }: { after: StockMovement }, store: Reader): Refused =>
  store.find('products', after.product_id)
    ? movementRemoval(after, store)
    : 'Its product was deleted; bring the product back first.'
