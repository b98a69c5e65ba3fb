import type { MoveStockArgs, StockMovement as ShownMovement } from '@/contract/graphql/generated/resolvers'
import { movementFormSchema } from '@/domain/catalog/movement-form'
import { mayCorrectStock, maySeeStock, mayTrackStock } from '@/domain/catalog/permissions'
import type { ProductRow } from '@/domain/catalog/product'
import { changeBy, quantityText, type StockMovement, shortageRefusal, stockOf } from '@/domain/catalog/stock'
import { movementLabel } from '@/domain/catalog/words'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { command } from '../core/write/command'
import { invalid, permit, permitReading, Refusal, readBy, recordOf } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { movementsOf } from './products'
import { movementFacts } from './tables'

const shown = ({ id, product_id, kind, quantity, job_id, reason, moved_at }: StockMovement): ShownMovement => ({
  id,
  product: product_id,
  kind,
  quantity,
  job: job_id,
  reason,
  at: new Date(moved_at).toISOString(),
})

type Moving = Sent<MoveStockArgs>

/** Throws a 422 Refusal for invalid input or negative stock, 409 for a product without stock tracking. */
const movementFrom = ({ args, ...requester }: Moving, product: ProductRow, store: Store): StockMovement => {
  if (!product.track_inventory) throw new Refusal(409, 'The stock of this product is not tracked.')
  const form = { kind: args.kind, quantity: String(args.quantity), job_id: args.job ?? null, reason: args.reason }
  const moved = readBy(movementFormSchema, form)
  const { kind, reason } = moved
  if (kind === 'corrected')
    permit('stock_movements', requester.actor, { rule: mayCorrectStock, participle: 'corrected', what: 'stock' }, store)
  const job_id = kind === 'used' && moved.job_id !== null ? moved.job_id : null
  if (job_id !== null) recordOf('jobs', String(job_id), requester, store)
  const stock = stockOf(movementsOf(product.id, store))
  const shortage = kind === 'used' ? shortageRefusal(stock, moved.quantity, product) : null
  if (shortage) throw invalid('quantity', shortage)
  const quantity = changeBy(kind, moved.quantity, stock)
  if (quantity === 0) throw invalid('quantity', `The stock is ${quantityText(stock, product)} already.`)
  return {
    id: store.nextId('stock_movements'),
    business_id: product.business_id,
    product_id: product.id,
    kind,
    quantity,
    job_id,
    reason,
    moved_at: store.now(),
  }
}

/** Stock received, used by a job, or counted. Each movement is its own undoable record. */
const moving = command('stock_movements', {
  of: 'products',
  id: ({ args }: Moving) => args.product,
  may: { rule: mayTrackStock, participle: 'changed', what: 'stock' },
  facts(request, store, product) {
    const movement = movementFrom(request, product, store)
    const amount = quantityText(Math.abs(movement.quantity), product)
    return [
      movementFacts.created(movement, `stock.${movement.kind}`, {
        actor: byUser(request.actor),
        note: `${movementLabel(movement.kind)}: ${movement.quantity < 0 ? '−' : ''}${amount}`,
      }),
    ]
  },
  answer: ({ row }) => shown(row()),
})

/** Stock of products; not part of the documented API. */
export const catalogResolvers: ResolversFor<'stockMovements' | 'moveStock'> = {
  stockMovements({ product }, { store, ...requester }) {
    permitReading('stock_movements', maySeeStock(requester.actor), store)
    const { id } = recordOf('products', String(product), requester, store)
    return movementsOf(id, store).map(shown).reverse()
  },
  moveStock: mutation('moveStock', moving),
}
