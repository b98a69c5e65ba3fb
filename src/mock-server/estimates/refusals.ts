import { computedStatusOf, isOpenEstimate } from '@/domain/estimate/commands'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { documentNumber } from '@/domain/estimate/number'
import { isSame } from '@/domain/record/same-value'
import { counted } from '@/domain/text/wording'
import type { Done } from '../core/history/undo-rules'
import type { Reader } from '../core/log/rows'
import { listed } from './listed'
import { newerVersionOf } from './versions'

/** Null when allowed. */
type Refused = string | null

const billedRefusal = ({ id }: EstimateRow, storeAfter: Reader): Refused => {
  const invoice = storeAfter.naming('invoices', 'estimate_id', id).find(({ status }) => status !== 'cancelled')
  return invoice ? `${invoice.invoice_number} bills this estimate. Void it first.` : null
}

export const estimateRemoval = (row: EstimateRow, storeAfter: Reader): Refused => {
  const newer = newerVersionOf(row.id, storeAfter)
  return newer
    ? `${documentNumber(newer)} is a newer version of it. Delete that one first.`
    : billedRefusal(row, storeAfter)
}

/** The content that the client approves. The client itself may still change through a merge. */
const contentOf = (row: EstimateRow) => [
  [row.title, row.description, row.valid_until, row.terms_and_conditions, row.attachments],
  [row.line_items, row.packages, row.recommended_package_id, row.tax_rate, row.discount_amount],
  [row.deposit_kind, row.deposit_amount, row.deposit_rate],
]

export const estimateObstacle = (
  { before, after }: Done<EstimateRow> & { after: EstimateRow },
  store: Reader,
): Refused => {
  if (!store.find('clients', after.client_id)) return 'Its client was deleted; bring the client back first.'
  const older = after.revises_id === null ? undefined : store.find('estimates', after.revises_id)
  if (after.revises_id !== null && !older) return 'The version before it is gone; bring that one back first.'
  const others = store.naming('estimates', 'revises_id', after.revises_id ?? 0).filter(({ id }) => id !== after.id)
  if (older && others.length > 0) return 'There is another newer version by now.'
  const hasMoved = before !== null && before.status !== after.status && newerVersionOf(after.id, store) !== undefined
  if (hasMoved) return 'There is a newer version of it by now.'
  if (before && after.status !== 'draft' && !isSame(contentOf(before), contentOf(after)))
    return 'It was sent since. Revise it to make changes.'
  return after.status === 'approved' ? null : billedRefusal(after, store)
}

/** Returns null when all estimates are closed. */
export const clientEstimatesRefusal = (clientId: number, store: Reader): Refused => {
  const open = store
    .naming('estimates', 'client_id', clientId)
    .filter((row) => isOpenEstimate(computedStatusOf(listed(row, store))))
  if (open.length === 0) return null
  const them = open.length === 1 ? 'it' : 'them'
  return `This client has ${counted(open.length, 'open estimate')}. Delete ${them} or record the answer first.`
}
