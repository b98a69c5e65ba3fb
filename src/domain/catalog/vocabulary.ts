/* The vocabulary of the page's URL. The rest is in `words.ts`, so that startup need not load it. */

/** CAT-05 */
export const PRICING_TYPES = ['per_sqft', 'fixed', 'custom'] as const
export type PricingType = (typeof PRICING_TYPES)[number]

/** CAT-06 */
export const PRODUCT_TYPES = ['sellable', 'consumable', 'equipment'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** CAT-06 */
export const PRODUCT_CATEGORIES = ['fertilizer', 'seed', 'maintenance', 'safety'] as const
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]

/** The spec names the field but not its values (CAT-07). */
export const PACKAGE_TYPES = ['one_time', 'seasonal', 'annual'] as const
export type PackageType = (typeof PACKAGE_TYPES)[number]

/** `critical`: at or below the minimum. `low`: at or below the reorder point. `untracked`: not tracked, or hidden (CAT-03, X-33). */
export const STOCK_STATUSES = ['critical', 'low', 'good', 'untracked'] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]

/** A status, or `reorder` for everything that needs to be bought. */
export const STOCK_FILTERS = ['reorder', ...STOCK_STATUSES] as const
export type StockFilter = (typeof STOCK_FILTERS)[number]

export const ACTIVITIES = ['active', 'inactive'] as const
export type Activity = (typeof ACTIVITIES)[number]
