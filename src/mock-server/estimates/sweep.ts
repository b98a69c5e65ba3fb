import type { EstimateRow } from '@/domain/estimate/estimate'
import { formatDate } from '@/domain/time/calendar'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import { EXPIRED, estimateFacts } from './tables'
import { newerVersionOf } from './versions'

/** Estimates that are unanswered after their last valid day. The day is computed once per business because that is slow. */
const overdue = (store: Store): EstimateRow[] =>
  store.table('businesses').flatMap(({ id, timezone }) => {
    const waiting = store
      .naming('estimates', 'business_id', id)
      .filter(({ status }) => status === 'sent' || status === 'viewed')
    const today = waiting.length > 0 ? store.today(timezone) : ''
    return waiting.filter(
      (row) =>
        row.valid_until < today &&
        newerVersionOf(row.id, store) === undefined &&
        !store.isReadOnly(`estimate/${row.id}`),
    )
  })

/** Expires each overdue estimate once. Call before answering anything. */
export const createEstimateSweep = (store: Store) => async (): Promise<void> => {
  if (overdue(store).length === 0) return
  await store.exclusively(async () => {
    const facts = overdue(store).map((row) =>
      estimateFacts.changed(row, EXPIRED, {
        actor: AUTOMATIC,
        note: `Expired: it was valid until ${formatDate(row.valid_until)}`,
        patch: { status: 'expired' },
      }),
    )
    await store.commit(facts.map((fact) => ({ ...fact, cause: null })))
  })
}
