import { quantityText, type StockMovement, stockOf } from '@/domain/catalog/stock'
import type { Job } from '@/domain/job/job'
import type { Material } from '@/domain/job/materials'
import type { StepTime } from '@/domain/job/step-time'
import { type StockUse, stockUseFor } from '@/domain/job/stock-use'
import type { Actor } from '@/domain/permissions/actor'
import { USED_BY_JOB } from '../catalog/tables'
import { byUser, inserted } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { invalid } from '../core/write/refusal'
import { stepTimeIn } from './step-times'

const productOf = (id: number, businessId: number, store: Reader) => {
  const product = store.find('products', id)
  return product?.business_id === businessId ? product : undefined
}

/** Throws a 422 Refusal for anything that isn't a product of the business. */
export const checkMaterials = (planned: readonly Material[] | undefined, businessId: number, store: Store): void => {
  if (planned?.every(({ product_id }) => productOf(product_id, businessId, store)) === false)
    throw invalid('planned_materials', 'A product of this job no longer exists. Remove it.')
}

export const stockWithdrawalFor = ({ planned_materials, business_id }: Job, store: Store): StockUse =>
  stockUseFor(planned_materials, (id) =>
    productOf(id, business_id, store)?.track_inventory
      ? stockOf(store.naming('stock_movements', 'product_id', id))
      : null,
  )

/** Stock movements of a completed job. They note shortages, since only people who see stock read them. */
export const usedFacts = (actor: Actor, job: Job, { used, short }: StockUse, when: StepTime, store: Store): Decided[] =>
  used.map(({ product_id, quantity }) => {
    const movement: StockMovement = {
      id: store.nextId('stock_movements'),
      business_id: job.business_id,
      product_id,
      kind: 'used',
      quantity: -quantity,
      job_id: job.id,
      reason: '',
      moved_at: when.done_at,
    }
    const unit_of_measure = store.find('products', product_id)?.unit_of_measure ?? 'each'
    const missing = short.find((one) => one.product_id === product_id)?.quantity
    const shortage = missing === undefined ? '' : `, ${quantityText(missing, { unit_of_measure })} short`
    return {
      stream: `stock/${movement.id}`,
      type: USED_BY_JOB,
      actor: byUser(actor),
      note: `Used on ${job.job_number}: −${quantityText(quantity, { unit_of_measure })}${shortage}`,
      changes: [inserted('stock_movements', movement)],
      ...stepTimeIn(when, store),
    }
  })
