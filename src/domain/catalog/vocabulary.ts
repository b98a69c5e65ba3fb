import { readable } from '../wording'

/** CAT-05 */
export const PRICING_TYPES = ['per_sqft', 'fixed', 'custom'] as const
export type PricingType = (typeof PRICING_TYPES)[number]

/** The seasons of the year in which a seasonal service is offered. */
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** CAT-06 */
export const PRODUCT_TYPES = ['sellable', 'consumable', 'equipment'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** CAT-06 */
export const PRODUCT_CATEGORIES = ['fertilizer', 'seed', 'maintenance', 'safety'] as const
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]

/** How a package is sold; the documents name the field and leave the words open (CAT-07). */
export const PACKAGE_TYPES = ['one_time', 'seasonal', 'annual'] as const
export type PackageType = (typeof PACKAGE_TYPES)[number]

/** What changes the stock of a product: what was there first, what came in, what a job used, what a count found. */
export const MOVEMENT_KINDS = ['opening', 'received', 'used', 'corrected'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** `Per sq ft` */
export const pricingLabel = (type: PricingType): string => (type === 'per_sqft' ? 'Per sq ft' : readable(type))

const MOVEMENT_LABELS: Record<MovementKind, string> = {
  opening: 'Opening stock',
  received: 'Received',
  used: 'Used on a job',
  corrected: 'Corrected',
}

/** `Used on a job` */
export const movementLabel = (kind: MovementKind): string => MOVEMENT_LABELS[kind]
