import { searchBy } from '../text/search'
import type { ServicePackage } from './package'
import type { Product } from './product'
import type { Service } from './service'
import { needsReorder, stockStatus } from './stock'
import type { Activity, PackageType, PricingType, ProductCategory, ProductType, StockFilter } from './vocabulary'

type Shared = { search?: string | undefined; activity?: Activity | undefined }

const isShown = ({ active }: { active: boolean }, activity: Activity | undefined): boolean =>
  active === (activity !== 'inactive')

/** Empty fields don't filter; inactive services show only when requested (CAT-01). */
export type ServiceFilter = Shared & {
  category?: string | undefined
  pricing?: PricingType | undefined
}

const findsServices = searchBy(({ name, description, equipment_needed, materials_needed }: Service) => [
  name,
  description,
  ...equipment_needed,
  ...materials_needed,
])

/** Every search word must occur in the name, description, equipment or materials. */
export const filterServices = (services: readonly Service[], filter: ServiceFilter): Service[] => {
  const isFound = findsServices(filter.search)
  return services.filter(
    (service) =>
      isShown(service, filter.activity) &&
      (!filter.category || String(service.category_id) === filter.category) &&
      (!filter.pricing || service.pricing_type === filter.pricing) &&
      isFound(service),
  )
}

/** CAT-01 */
export type ProductFilter = Shared & {
  type?: ProductType | undefined
  group?: ProductCategory | undefined
  stock?: StockFilter | undefined
}

const findsProducts = searchBy(({ name, description, sku, supplier }: Product) => [name, description, sku, supplier])

const hasStock = (product: Product, stock: StockFilter | undefined): boolean => {
  if (!stock) return true
  return stock === 'reorder' ? needsReorder(product) : stockStatus(product) === stock
}

export const filterProducts = (products: readonly Product[], filter: ProductFilter): Product[] => {
  const isFound = findsProducts(filter.search)
  return products.filter(
    (product) =>
      isShown(product, filter.activity) &&
      (!filter.group || product.category === filter.group) &&
      (!filter.type || product.product_type === filter.type) &&
      hasStock(product, filter.stock) &&
      isFound(product),
  )
}

/** CAT-01 */
export type PackageFilter = Shared & { sold?: PackageType | undefined }

const findsPackages = searchBy(({ name, description }: ServicePackage) => [name, description])

export const filterPackages = (packages: readonly ServicePackage[], filter: PackageFilter): ServicePackage[] => {
  const isFound = findsPackages(filter.search)
  return packages.filter(
    (each) => isShown(each, filter.activity) && (!filter.sold || each.package_type === filter.sold) && isFound(each),
  )
}
