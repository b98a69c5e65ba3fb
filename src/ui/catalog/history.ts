import * as v from 'valibot'
import type { ServiceCategory } from '@/domain/catalog/category'
import type { ServicePackage } from '@/domain/catalog/package'
import type { Product } from '@/domain/catalog/product'
import type { Service } from '@/domain/catalog/service'
import type { StockMovement } from '@/domain/catalog/stock'
import { formatUnitPrice, type Mills } from '@/domain/catalog/unit-price'
import { PACKAGE_TYPES, PRICING_TYPES, PRODUCT_CATEGORIES, PRODUCT_TYPES } from '@/domain/catalog/vocabulary'
import { MOVEMENT_KINDS, movementLabel, pricingLabel } from '@/domain/catalog/words'
import { typeLabel } from '@/domain/job/job'
import { JOB_TYPES } from '@/domain/job/vocabulary'
import { readable } from '@/domain/text/wording'
import { asFlag, asMoney, asNumber, asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'
import type { Catalog } from './types'

/** Records hold mills, forms hold text. */
const asPrice = (value: unknown) =>
  typeof value === 'number' ? formatUnitPrice(value % 10 === 0 ? 'fixed' : 'per_sqft', value as Mills) : undefined

const asPercent = (value: unknown) => (typeof value === 'number' ? `${value}%` : undefined)
const asMinutes = (value: unknown) => (typeof value === 'number' ? `${value} min` : undefined)

const words = v.array(v.string())
/** Forms may hold one word per line. */
const asWords = (value: unknown) => {
  if (typeof value === 'string') return value.replaceAll('\n', ', ')
  return v.is(words, value) ? value.map(readable).join(', ') : undefined
}

const anyQuantity = v.union([v.number(), v.string()])
const includedServices = v.array(v.object({ service_id: v.number(), quantity: anyQuantity }))
const includedProducts = v.array(v.object({ product_id: v.number(), quantity: anyQuantity }))

type Named = { id: number; name: string }

/** `2 × Lawn mowing` */
const part = (items: readonly Named[], id: number, quantity: number | string): string =>
  `${quantity} × ${items.find((each) => each.id === id)?.name ?? 'Deleted'}`

const asServices = (items: readonly Named[]) => (value: unknown) =>
  v.is(includedServices, value)
    ? value.map(({ service_id, quantity }) => part(items, service_id, quantity)).join(', ')
    : undefined
const asProducts = (items: readonly Named[]) => (value: unknown) =>
  v.is(includedProducts, value)
    ? value.map(({ product_id, quantity }) => part(items, product_id, quantity)).join(', ')
    : undefined

export const serviceHistory = ({ categories }: Pick<Catalog, 'categories'>): HistoryWords<Service> => ({
  fields: {
    id: null,
    business_id: null,
    name: 'Name',
    category_id: [
      'Category',
      (value) => categories.find(({ id }) => id === value)?.name ?? (value === null ? undefined : 'Deleted'),
    ],
    description: 'Description',
    service_type: ['Type', asWord(JOB_TYPES, typeLabel)],
    pricing_type: ['Pricing', asWord(PRICING_TYPES, pricingLabel)],
    base_price: ['Price', asPrice],
    cost: ['Cost', asPrice],
    markup_percentage: ['Markup', asPercent],
    estimated_duration: ['Duration', asMinutes],
    crew_size_required: ['Crew size', asNumber],
    equipment_needed: ['Equipment', asWords],
    materials_needed: ['Materials', asWords],
    seasonal_service: ['Seasonal', asFlag],
    available_seasons: ['Seasons', asWords],
    frequency_options: ['Frequencies', asWords],
    requires_quote: ['Requires a quote', asFlag],
    active: ['Active', asFlag],
  },
  titles: {
    'service.added': 'Service added',
    'service.edited': 'Service edited',
    'service.deleted': 'Service deleted',
  },
})

export const CATEGORY_HISTORY: HistoryWords<ServiceCategory> = {
  fields: {
    id: null,
    business_id: null,
    name: 'Name',
    description: 'Description',
    color: 'Color',
    sort_order: ['Order', asNumber],
    active: ['Active', asFlag],
  },
  titles: {
    'service_category.created': 'Category added',
    'service_category.edited': 'Category edited',
    'service_category.deleted': 'Category deleted',
  },
}

export const PRODUCT_HISTORY: HistoryWords<Product> = {
  fields: {
    id: null,
    business_id: null,
    name: 'Name',
    sku: 'SKU',
    category: ['Category', asWord(PRODUCT_CATEGORIES, readable)],
    product_type: ['Type', asWord(PRODUCT_TYPES, readable)],
    description: 'Description',
    unit_of_measure: 'Unit',
    supplier: 'Supplier',
    cost_per_unit: ['Cost', asMoney],
    markup_percentage: ['Markup', asPercent],
    sell_price: ['Price', asMoney],
    track_inventory: ['Stock is tracked', asFlag],
    current_stock: ['In stock', asNumber],
    min_stock_level: ['Minimum', asNumber],
    reorder_point: ['Reorder point', asNumber],
    is_billable: ['Billable', asFlag],
    active: ['Active', asFlag],
  },
  titles: {
    'product.added': 'Product added',
    'product.edited': 'Product edited',
    'product.deleted': 'Product deleted',
  },
}

export const MOVEMENT_HISTORY: HistoryWords<StockMovement> = {
  fields: {
    id: null,
    business_id: null,
    product_id: null,
    moved_at: null,
    kind: ['What happened', asWord(MOVEMENT_KINDS, movementLabel)],
    quantity: ['Quantity', asNumber],
    job_id: ['Job', (value) => (typeof value === 'number' ? `Job ${value}` : undefined)],
    reason: 'Reason',
  },
  titles: {
    'stock.opening': 'Opening stock',
    'stock.received': 'Stock received',
    'stock.used': 'Stock used on a job',
    'stock.used_by_job': 'Stock used on a job',
    'stock.corrected': 'Stock corrected',
  },
}

export const packageHistory = ({ services, products }: Pick<Catalog, 'services' | 'products'>) =>
  ({
    fields: {
      id: null,
      business_id: null,
      name: 'Name',
      package_type: ['Type', asWord(PACKAGE_TYPES, readable)],
      description: 'Description',
      included_services: ['Services', asServices(services)],
      included_products: ['Products', asProducts(products)],
      discount_percentage: ['Discount', asPercent],
      total_price: ['Price', asMoney],
      duration_months: ['Length (months)', asNumber],
      services_per_month: ['Services a month', asNumber],
      active: ['Active', asFlag],
    },
    titles: {
      'package.added': 'Package added',
      'package.edited': 'Package edited',
      'package.deleted': 'Package deleted',
    },
  }) satisfies HistoryWords<ServicePackage>
