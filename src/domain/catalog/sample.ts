import { centsFromDollars } from '../money/money'
import type { ServiceCategory } from './category'
import type { ServicePackage } from './package'
import type { Product } from './product'
import type { Service } from './service'
import { millsFromDollars } from './unit-price'

const BUSINESS = 1

const category = (id: number, name: string, color: string, description: string): ServiceCategory => ({
  id,
  business_id: BUSINESS,
  name,
  description,
  color,
  sort_order: id * 10,
  active: true,
})

const CATEGORIES: readonly ServiceCategory[] = [
  category(1, 'Lawn care', '#2f7d4f', 'Everything that keeps turf healthy'),
  category(2, 'Beds and planting', '#a3562a', 'Mulch, plants and the beds around them'),
  category(3, 'Trees and shrubs', '#4d6b1f', 'Pruning, trimming and removal'),
  category(4, 'Irrigation', '#1f6f8b', 'Sprinklers, drip lines and controllers'),
  category(5, 'Seasonal', '#8a6d1f', 'Cleanups and holiday work'),
]

type Numbers = { price: number; cost: number; minutes: number; crew?: number }

const markupOf = (price: number, cost: number): number => (cost > 0 ? Math.round((price / cost - 1) * 10_000) / 100 : 0)

const service = (
  id: number,
  category_id: number,
  name: string,
  { price, cost, minutes, crew = 2 }: Numbers,
  more: Partial<Service> = {},
): Service => ({
  id,
  business_id: BUSINESS,
  category_id,
  name,
  description: '',
  service_type: 'recurring_service',
  pricing_type: 'fixed',
  base_price: millsFromDollars(price),
  cost: millsFromDollars(cost),
  markup_percentage: markupOf(price, cost),
  estimated_duration: minutes,
  crew_size_required: crew,
  equipment_needed: [],
  materials_needed: [],
  seasonal_service: false,
  available_seasons: [],
  frequency_options: [],
  requires_quote: false,
  active: true,
  ...more,
})

const ONCE = { service_type: 'one_time_service' } as const
const INSTALLED = { service_type: 'installation', pricing_type: 'custom', requires_quote: true } as const

const SERVICES: readonly Service[] = [
  service(
    1,
    1,
    'Lawn mowing',
    { price: 0.012, cost: 0.007, minutes: 45 },
    {
      pricing_type: 'per_sqft',
      description: 'Mow, trim, edge and blow off walks and drives.',
      equipment_needed: ['Zero-turn mower', 'String trimmer', 'Blower'],
      frequency_options: ['weekly', 'biweekly'],
    },
  ),
  service(
    2,
    1,
    'Fertilizer application',
    { price: 0.018, cost: 0.011, minutes: 30, crew: 1 },
    {
      pricing_type: 'per_sqft',
      description: 'Slow-release granular fertilizer, watered in.',
      equipment_needed: ['Broadcast spreader'],
      materials_needed: ['Slow-release 21-7-14'],
      frequency_options: ['seasonal'],
    },
  ),
  service(
    3,
    1,
    'Core aeration',
    { price: 0.025, cost: 0.013, minutes: 60 },
    {
      pricing_type: 'per_sqft',
      service_type: 'one_time_service',
      equipment_needed: ['Core aerator'],
      seasonal_service: true,
      available_seasons: ['spring', 'fall'],
    },
  ),
  service(
    4,
    1,
    'Overseeding',
    { price: 0.035, cost: 0.021, minutes: 75 },
    {
      pricing_type: 'per_sqft',
      service_type: 'one_time_service',
      materials_needed: ['Tall fescue blend', 'Starter fertilizer 10-20-10'],
      seasonal_service: true,
      available_seasons: ['fall'],
    },
  ),
  service(
    5,
    1,
    'Weed control',
    { price: 68, cost: 41, minutes: 40, crew: 1 },
    {
      service_type: 'maintenance',
      frequency_options: ['monthly', 'seasonal'],
    },
  ),
  service(
    6,
    2,
    'Mulch installation',
    { price: 95, cost: 58, minutes: 90 },
    {
      ...ONCE,
      description: 'Per cubic yard, with the bed edged and weeded first.',
      materials_needed: ['Hardwood mulch'],
      seasonal_service: true,
      available_seasons: ['spring', 'fall'],
    },
  ),
  service(
    7,
    2,
    'Bed maintenance',
    { price: 110, cost: 66, minutes: 75 },
    {
      service_type: 'maintenance',
      frequency_options: ['monthly'],
    },
  ),
  service(8, 2, 'Planting design', { price: 450, cost: 210, minutes: 180, crew: 1 }, INSTALLED),
  service(
    9,
    3,
    'Hedge trimming',
    { price: 85, cost: 48, minutes: 60 },
    {
      equipment_needed: ['Hedge trimmer', 'Orchard ladder'],
      frequency_options: ['monthly', 'seasonal'],
    },
  ),
  service(
    10,
    3,
    'Tree pruning',
    { price: 320, cost: 190, minutes: 150, crew: 3 },
    {
      ...ONCE,
      requires_quote: true,
      equipment_needed: ['Pole saw', 'Chipper'],
    },
  ),
  service(11, 3, 'Stump grinding', { price: 175, cost: 95, minutes: 60 }, ONCE),
  service(
    12,
    4,
    'Sprinkler tune-up',
    { price: 120, cost: 62, minutes: 60, crew: 1 },
    {
      service_type: 'maintenance',
      materials_needed: ['Rotor head', 'Spray nozzle'],
      seasonal_service: true,
      available_seasons: ['spring'],
    },
  ),
  service(13, 4, 'Leak repair', { price: 145, cost: 80, minutes: 90, crew: 1 }, { service_type: 'emergency_service' }),
  service(14, 4, 'Drip line installation', { price: 680, cost: 395, minutes: 240 }, INSTALLED),
  service(
    15,
    5,
    'Spring cleanup',
    { price: 240, cost: 138, minutes: 150, crew: 3 },
    {
      ...ONCE,
      seasonal_service: true,
      available_seasons: ['spring'],
    },
  ),
  service(
    16,
    5,
    'Leaf removal',
    { price: 190, cost: 112, minutes: 120, crew: 3 },
    {
      ...ONCE,
      seasonal_service: true,
      available_seasons: ['fall', 'winter'],
    },
  ),
  service(
    17,
    5,
    'Holiday lighting',
    { price: 560, cost: 310, minutes: 240 },
    {
      ...INSTALLED,
      seasonal_service: true,
      available_seasons: ['winter'],
      active: false,
    },
  ),
]

type Stock = readonly [stock: number, minimum: number, reorder: number]

const product = (
  id: number,
  name: string,
  sku: string,
  of: Pick<Product, 'category' | 'product_type' | 'unit_of_measure' | 'supplier'>,
  [cost, price]: readonly [cost: number, price: number],
  stock: Stock | null,
  more: Partial<Product> = {},
): Product => ({
  id,
  business_id: BUSINESS,
  name,
  sku,
  description: '',
  ...of,
  track_inventory: stock !== null,
  current_stock: stock?.[0] ?? null,
  min_stock_level: stock?.[1] ?? 0,
  reorder_point: stock?.[2] ?? 0,
  cost_per_unit: centsFromDollars(cost),
  sell_price: centsFromDollars(price),
  markup_percentage: markupOf(price, cost),
  is_billable: true,
  active: true,
  ...more,
})

const bag = (category: Product['category'], supplier: string) =>
  ({ category, supplier, product_type: 'consumable', unit_of_measure: 'bags' }) as const
const part = (category: Product['category'], supplier: string, unit_of_measure = 'each') =>
  ({ category, supplier, product_type: 'sellable', unit_of_measure }) as const
const tool = (category: Product['category'], supplier: string) =>
  ({ category, supplier, product_type: 'equipment', unit_of_measure: 'each' }) as const

const HILL = 'Hill Country Supply'
const TURF = 'Lone Star Turf'
const WATER = 'Capitol Irrigation'
const SAFE = 'SafeSite'
const OWN = { is_billable: false }

const PRODUCTS: readonly Product[] = [
  product(1, 'Slow-release 21-7-14, 50 lb', 'FER-2171', bag('fertilizer', TURF), [28.5, 42], [34, 10, 20]),
  product(2, 'Starter fertilizer 10-20-10, 50 lb', 'FER-1020', bag('fertilizer', TURF), [24.75, 38], [9, 6, 12]),
  product(3, 'Organic compost tea, gallon', 'FER-TEA', part('fertilizer', HILL, 'gal'), [11.2, 19.5], [3, 4, 8]),
  product(4, 'Iron supplement, 25 lb', 'FER-IRON', bag('fertilizer', TURF), [17.4, 27], [15, 4, 8]),
  product(5, 'Tall fescue blend, 50 lb', 'SEED-TF50', bag('seed', TURF), [96, 139], [4, 5, 10]),
  product(6, 'Bermuda grass seed, 25 lb', 'SEED-BG25', bag('seed', TURF), [112, 165], [12, 4, 8]),
  product(7, 'Wildflower mix, 5 lb', 'SEED-WF05', bag('seed', HILL), [38, 59], [7, 2, 6]),
  product(8, 'Hardwood mulch', 'MUL-HW', part('maintenance', HILL, 'cu yd'), [26, 42], [18.5, 8, 20]),
  product(9, 'Decomposed granite', 'GRA-DG', part('maintenance', HILL, 'cu yd'), [34, 58], [11, 4, 8]),
  product(10, 'Rotor head, 4 in', 'IRR-R4', part('maintenance', WATER), [9.8, 18], [46, 15, 25]),
  product(11, 'Spray nozzle, adjustable', 'IRR-N15', part('maintenance', WATER), [1.65, 4], [22, 25, 50]),
  product(12, 'Drip line, 100 ft', 'IRR-D100', part('maintenance', WATER, 'rolls'), [21, 36], null),
  product(13, 'Trimmer line, 3 lb spool', 'EQP-LINE', tool('maintenance', HILL), [24, 24], [6, 2, 5], OWN),
  product(14, 'Broadcast spreader', 'EQP-SPRD', tool('maintenance', TURF), [389, 389], null, OWN),
  product(15, 'Nitrile gloves, box of 100', 'SAF-GLV', tool('safety', SAFE), [13.9, 13.9], [2, 3, 6], OWN),
  product(16, 'Safety glasses', 'SAF-GLS', tool('safety', SAFE), [4.2, 4.2], [18, 6, 12], OWN),
]

const sold = (
  id: number,
  name: string,
  total: number,
  more: Partial<ServicePackage> & Pick<ServicePackage, 'included_services' | 'included_products'>,
): ServicePackage => ({
  id,
  business_id: BUSINESS,
  name,
  description: '',
  package_type: 'seasonal',
  total_price: centsFromDollars(total),
  discount_percentage: 0,
  duration_months: 0,
  services_per_month: 0,
  active: true,
  ...more,
})

const serviceIn = (service_id: number, quantity = 1) => ({ service_id, quantity })
const productIn = (product_id: number, quantity = 1) => ({ product_id, quantity })

const PACKAGES: readonly ServicePackage[] = [
  sold(1, 'Spring starter', 522.9, {
    description: 'Cleanup, fresh mulch and a sprinkler check before the season begins.',
    discount_percentage: 10,
    included_services: [serviceIn(15), serviceIn(6), serviceIn(12)],
    included_products: [productIn(8, 3)],
    duration_months: 3,
    services_per_month: 1,
  }),
  sold(2, 'Full-season beds', 1_122, {
    package_type: 'annual',
    discount_percentage: 15,
    included_services: [serviceIn(7, 12)],
    included_products: [],
    duration_months: 12,
    services_per_month: 1,
  }),
  sold(3, 'Fall turf revival', 560, {
    description: 'Aeration and overseeding for lawns up to 5,000 sq ft.',
    included_services: [serviceIn(3), serviceIn(4), serviceIn(16)],
    included_products: [productIn(2, 2), productIn(5, 1)],
    duration_months: 2,
    services_per_month: 2,
  }),
  sold(4, 'Shrub and stump day', 247, {
    package_type: 'one_time',
    discount_percentage: 5,
    included_services: [serviceIn(9), serviceIn(11)],
    included_products: [],
  }),
]

/** Seeds the demo, and is shown read-only when the real catalog can't be loaded (CAT-08, X-32). */
export const SAMPLE_CATALOG = {
  categories: CATEGORIES,
  services: SERVICES,
  products: PRODUCTS,
  packages: PACKAGES,
} as const
