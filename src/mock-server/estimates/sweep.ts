import { formatDate } from '@/domain/calendar'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { bySystem } from '../core/changes'
import type { Store } from '../core/store'
import { newerVersionOf } from './listed'
import { EXPIRED, estimateFacts } from './tables'

/** Whether nobody has answered an estimate by the end of its last valid day. */
const isOver = ({ id, status, valid_until, business_id }: EstimateRow, store: Store): boolean => {
  if (status !== 'sent' && status !== 'viewed') return false
  const zone = store.find('businesses', business_id)?.timezone
  return (
    zone !== undefined &&
    valid_until < store.today(zone) &&
    newerVersionOf(id, store) === undefined &&
    !store.isReadOnly(`estimate/${id}`)
  )
}

/** Closes estimates whose time is over, each once; call it before answering anything. */
export const createEstimateSweep = (store: Store) => async (): Promise<void> => {
  const isDue = () => store.table('estimates').filter((row) => isOver(row, store))
  if (isDue().length === 0) return
  await store.exclusively(async () => {
    const facts = isDue().map((row) =>
      estimateFacts.changed(row, EXPIRED, {
        actor: bySystem('Clock'),
        note: `Expired: it was valid until ${formatDate(row.valid_until)}`,
        patch: { status: 'expired' },
      }),
    )
    await store.commit(facts.map((fact) => ({ ...fact, cause: null })))
  })
}
