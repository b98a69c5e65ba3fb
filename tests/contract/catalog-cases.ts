import type { BodyOf } from '@/contract/endpoint'
import type { createPackage } from '@/contract/packages'
import { createProduct } from '@/contract/products'
import { createCategory, createService } from '@/contract/services'
import type { Prepare } from './cases'
import type { Person } from './office'

export const CATEGORY_DRAFT: BodyOf<typeof createCategory> = { name: 'Ponds', color: '#1f6f8b' }
export const SERVICE_DRAFT: BodyOf<typeof createService> = { name: 'Pond cleaning', category_id: 1, base_price: 140 }
export const PRODUCT_DRAFT: BodyOf<typeof createProduct> = {
  name: 'Peat moss',
  sku: 'PEAT-1',
  category: 'maintenance',
  unit_of_measure: 'bags',
  current_stock: 10,
  min_stock_level: 2,
  reorder_point: 6,
  cost_per_unit: 8.5,
  sell_price: 14,
}
export const PACKAGE_DRAFT: BodyOf<typeof createPackage> = {
  name: 'Pond care',
  total_price: 250,
  included_services: [{ service_id: 1, quantity: 2 }],
}

const category = async (owner: Person, name = 'Ponds') =>
  (await owner.ask(createCategory, { body: { ...CATEGORY_DRAFT, name } })).service_category.id
const product = async (owner: Person, name = 'Peat moss', sku = 'PEAT-1') =>
  (await owner.ask(createProduct, { body: { ...PRODUCT_DRAFT, name, sku } })).product.id

const NOWHERE = 987_654

const clash = { name: 'Another', was: { name: 'Something else' } }

export const CATALOG_CASES: Record<string, Prepare> = {
  'EP-033': async () => ({ good: { query: { category_id: '1' } } }),
  'EP-034': async () => ({ good: { body: SERVICE_DRAFT } }),
  'EP-035': async () => ({
    good: { params: { serviceId: 1 }, body: { base_price: 0.0125 * 2 } },
    missing: { params: { serviceId: NOWHERE }, body: {} },
    late: async () => ({ request: { params: { serviceId: 1 }, body: clash } }),
  }),
  'EP-036': async (_server, owner) => ({
    good: {
      params: { serviceId: (await owner.ask(createService, { body: SERVICE_DRAFT })).service.id },
    },
    missing: { params: { serviceId: NOWHERE } },
    late: async () => ({ request: { params: { serviceId: 15 } } }),
  }),
  'EP-040': async () => ({ good: { query: {} } }),
  'EP-041': async () => ({ good: { body: SERVICE_DRAFT } }),
  'EP-111.categories.create': async () => ({ good: { body: CATEGORY_DRAFT } }),
  'EP-111.categories.update': async () => ({
    good: { params: { categoryId: 1 }, body: { sort_order: 90 } },
    missing: { params: { categoryId: NOWHERE }, body: {} },
    late: async () => ({ request: { params: { categoryId: 1 }, body: clash } }),
  }),
  'EP-111.categories.delete': async (_server, owner) => ({
    good: { params: { categoryId: await category(owner) } },
    missing: { params: { categoryId: NOWHERE } },
    late: async () => ({ request: { params: { categoryId: 1 } } }),
  }),
  'EP-111.products.create': async () => ({ good: { body: PRODUCT_DRAFT } }),
  'EP-111.products.update': async () => ({
    good: { params: { productId: 1 }, body: { supplier: 'Acme' } },
    missing: { params: { productId: NOWHERE }, body: {} },
    late: async () => ({ request: { params: { productId: 1 }, body: clash } }),
  }),
  'EP-111.products.delete': async (_server, owner) => ({
    good: { params: { productId: await product(owner) } },
    missing: { params: { productId: NOWHERE } },
    late: async () => ({ request: { params: { productId: 8 } } }),
  }),
  'EP-111.packages.create': async () => ({ good: { body: PACKAGE_DRAFT } }),
  'EP-111.packages.update': async () => ({
    good: { params: { packageId: 1 }, body: { discount_percentage: 12 } },
    missing: { params: { packageId: NOWHERE }, body: {} },
    late: async () => ({ request: { params: { packageId: 1 }, body: clash } }),
  }),
  'EP-111.packages.delete': async () => ({
    good: { params: { packageId: 1 } },
    missing: { params: { packageId: NOWHERE } },
  }),
}
