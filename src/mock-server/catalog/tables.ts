import { type ServiceCategory, serviceCategorySchema } from '@/domain/catalog/category'
import { NO_PACKAGE_PRICE, packageSchema, type ServicePackage } from '@/domain/catalog/package'
import { maySeePrices, maySeeProducts, maySeeServices, maySeeStock } from '@/domain/catalog/permissions'
import { NO_PRODUCT_PRICE, NO_STOCK, type ProductRow, productSchema } from '@/domain/catalog/product'
import { NO_PRICE, type Service, serviceSchema } from '@/domain/catalog/service'
import { type StockMovement, stockMovementSchema } from '@/domain/catalog/stock'
import { type RecordRules, table } from '../core/log/registry'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    service_categories: ServiceCategory
    services: Service
    products: ProductRow
    packages: ServicePackage
    stock_movements: StockMovement
  }
}

/** A type of its own because it is undone together with the job's completion. */
export const USED_BY_JOB = 'stock.used_by_job'

const ofBusiness = ({ business_id }: { business_id: number }) => business_id
const called = ({ name }: { name: string }) => name
const pageOf = (kind: string) => (row: { id: number }) => `/dashboard/catalog?kind=${kind}&item=${row.id}`

const categoryRecord: RecordRules<ServiceCategory> = {
  stream: 'service_category',
  nouns: ['service category', 'service categories'],
  business: ofBusiness,
  name: called,
  visible: (_row, actor) => maySeeServices(actor),
  page: () => '/dashboard/catalog',
}

const serviceRecord: RecordRules<Service> = {
  stream: 'service',
  nouns: ['service', 'services'],
  business: ofBusiness,
  name: called,
  words: { base_price: 'price', markup_percentage: 'markup', crew_size_required: 'crew size' },
  visible: (_row, actor) => maySeeServices(actor),
  hides: (actor) => (maySeePrices(actor) ? {} : NO_PRICE),
  page: pageOf('services'),
}

const productRecord: RecordRules<ProductRow> = {
  stream: 'product',
  nouns: ['product', 'products'],
  business: ofBusiness,
  name: called,
  words: { markup_percentage: 'markup', sku: 'SKU', min_stock_level: 'minimum stock', unit_of_measure: 'unit' },
  visible: (_row, actor) => maySeeProducts(actor),
  hides: (actor) => ({ ...(maySeePrices(actor) ? {} : NO_PRODUCT_PRICE), ...(maySeeStock(actor) ? {} : NO_STOCK) }),
  page: pageOf('products'),
}

const packageRecord: RecordRules<ServicePackage> = {
  stream: 'package',
  nouns: ['package', 'packages'],
  business: ofBusiness,
  name: called,
  words: { total_price: 'price', discount_percentage: 'discount' },
  visible: (_row, actor) => maySeeServices(actor),
  hides: (actor) => (maySeePrices(actor) ? {} : NO_PACKAGE_PRICE),
  page: pageOf('packages'),
}

const movementRecord: RecordRules<StockMovement> = {
  stream: 'stock',
  nouns: ['stock movement', 'stock movements'],
  business: ofBusiness,
  name: ({ product_id }, store) => `Stock of ${store.find('products', product_id)?.name ?? 'a deleted product'}`,
  visible: (_row, actor) => maySeeStock(actor),
  page: ({ product_id }) => pageOf('products')({ id: product_id }),
  partOf: { table: 'products', id: ({ product_id }) => product_id },
}

export const movementFacts = factsOf('stock_movements', movementRecord)

export const catalogTables = {
  service_categories: table(serviceCategorySchema, categoryRecord),
  services: table(serviceSchema, serviceRecord),
  products: table(productSchema, productRecord),
  packages: table(packageSchema, packageRecord),
  stock_movements: table(stockMovementSchema, movementRecord),
}
