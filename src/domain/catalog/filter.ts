import { searchBy } from '../text/search'
import type { ServicePackage } from './package'
import type { Product } from './product'
import type { Service } from './service'
import { needsReorder, stockStatus } from './stock'
import type { Activity, PackageType, PricingType, ProductCategory, ProductType, StockFilter } from './vocabulary'

type Shared = { search?: string | undefined; activity?: Activity | undefined }

const isShown = ({ active }: { active: boolean }, activity: Activity | undefined): boolean =>
  active === (activity !== 'inactive')

/** What the list of services is narrowed to (CAT-01); empty fields narrow nothing, and what is inactive shows only when asked for. */
export type ServiceFilter = Shared & {
  /** Id of the category, as a select has it. */
  category?: string | undefined
  pricing?: PricingType | undefined
}

const findsServices = searchBy(({ name, description, equipment_needed, materials_needed }: Service) => [
  name,
  description,
  ...equipment_needed,
  ...materials_needed,
])

/** Narrows a list of services: every word of the search is somewhere in its name, description, equipment or materials. */
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

/** What the list of products is narrowed to (CAT-01). */
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

/** Narrows a list of products: every word of the search is somewhere in its name, description, SKU or supplier. */
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

/** What the list of packages is narrowed to (CAT-01). */
export type PackageFilter = Shared & { sold?: PackageType | undefined }

const findsPackages = searchBy(({ name, description }: ServicePackage) => [name, description])

/** Narrows a list of packages: every word of the search is somewhere in its name or description. */
export const filterPackages = (packages: readonly ServicePackage[], filter: PackageFilter): ServicePackage[] => {
  const isFound = findsPackages(filter.search)
  return packages.filter(
    (each) => isShown(each, filter.activity) && (!filter.sold || each.package_type === filter.sold) && isFound(each),
  )
}
