import { toHundredth } from '@/domain/catalog/stock'
import type { Job } from '@/domain/job/job'
import type { Material } from '@/domain/job/materials'
import { type StockUse, stockUseFor } from '@/domain/job/stock-use'
import type { MaterialProduct } from '../types'

/** Stock that completing the job would use now. */
export const stockUsageNow = (
  { planned_materials }: Pick<Job, 'planned_materials'>,
  products: readonly MaterialProduct[],
): StockUse =>
  stockUseFor(planned_materials, (id) => products.find((product) => product.id === id)?.current_stock ?? null)

/** Planned materials that the stock lacked on completion. Untracked products are never missing. */
export const missedBy = (
  { planned_materials, used_materials }: Pick<Job, 'planned_materials' | 'used_materials'>,
  products: readonly MaterialProduct[],
): Material[] =>
  planned_materials.flatMap(({ product_id, quantity }) => {
    const isTracked = products.some(({ id, current_stock }) => id === product_id && current_stock !== null)
    const used = used_materials.find((one) => one.product_id === product_id)?.quantity ?? 0
    return isTracked && used < quantity ? [{ product_id, quantity: toHundredth(quantity - used) }] : []
  })
