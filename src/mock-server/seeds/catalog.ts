import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { SAMPLE_CATALOG } from '@/domain/catalog/sample'
import type { StockMovement } from '@/domain/catalog/stock'
import { type Day, instantOf, plusDays } from '@/domain/time/calendar'

const COUNTED_DAYS_AGO = 45

export const catalogSeed = (anchor: Day) => {
  const counted = instantOf(plusDays(anchor, -COUNTED_DAYS_AGO), '08:00', DEFAULT_TIME_ZONE)
  const delivered = instantOf(plusDays(anchor, -9), '10:30', DEFAULT_TIME_ZONE)
  const tracked = SAMPLE_CATALOG.products.filter(({ track_inventory }) => track_inventory)
  const movements = tracked.flatMap(({ id: product_id, current_stock }): Omit<StockMovement, 'id'>[] => {
    const stock = current_stock ?? 0
    const came = Math.floor(stock / 2)
    const shared = { business_id: 1, product_id, job_id: null }
    return [
      { ...shared, kind: 'opening', quantity: stock - came, reason: '', moved_at: counted },
      ...(came > 0
        ? [{ ...shared, kind: 'received' as const, quantity: came, reason: 'Delivery', moved_at: delivered }]
        : []),
    ]
  })
  return {
    service_categories: [...SAMPLE_CATALOG.categories],
    services: [...SAMPLE_CATALOG.services],
    products: SAMPLE_CATALOG.products.map(({ current_stock: _, ...product }) => product),
    packages: [...SAMPLE_CATALOG.packages],
    stock_movements: movements.map((movement, index) => ({ ...movement, id: index + 1 })),
  }
}
