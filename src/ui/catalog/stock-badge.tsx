import type { Product } from '@/domain/catalog/product'
import { STOCK_LABELS, stockStatus } from '@/domain/catalog/stock'
import type { StockStatus } from '@/domain/catalog/vocabulary'
import { Badge } from '@/ui/kit/feedback/badge'
import type { Tone } from '@/ui/kit/feedback/tone'

const TONES: Record<StockStatus, Tone> = { critical: 'danger', low: 'warning', good: 'success', untracked: 'neutral' }

/** Uses the specified labels (CAT-03). */
export const StockBadge = ({ product }: { product: Product }) => {
  const status = stockStatus(product)
  return <Badge tone={TONES[status]}>{STOCK_LABELS[status]}</Badge>
}
