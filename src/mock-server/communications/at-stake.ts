import type { EstimateRow } from '@/domain/estimate/estimate'
import { withTotals } from '@/domain/estimate/estimate'
import { maySeeEstimates } from '@/domain/estimate/permissions'
import { isOpenInvoice } from '@/domain/invoice/due'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import { type Cents, sumOfCents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import type { Reader } from '../core/log/rows'
import { newerVersionOf } from '../estimates/versions'
import { computedInvoiceIn, invoicesOf } from '../invoices/computed-invoice'

/** Sent and not answered, in its newest version. */
export const isUnanswered = ({ id, status }: EstimateRow, store: Reader): boolean =>
  (status === 'sent' || status === 'viewed') && newerVersionOf(id, store) === undefined

export const totalOf = (estimate: EstimateRow): Cents => withTotals(estimate).total_amount

/** Newest first. */
export const openEstimatesOf = (clientId: number, store: Reader): EstimateRow[] =>
  store
    .naming('estimates', 'client_id', clientId)
    .filter((row) => isUnanswered(row, store))
    .toReversed()

/** Open estimates and unpaid invoices of a client, as far as the person may see them. */
export const atStakeOf = (clientId: number | null, actor: Actor, store: Reader): Cents => {
  if (clientId === null) return sumOfCents([])
  const estimates = maySeeEstimates(actor) ? openEstimatesOf(clientId, store).map(totalOf) : []
  const invoices = maySeeInvoices(actor)
    ? invoicesOf(clientId, store)
        .map((row) => computedInvoiceIn(row, store))
        .filter(isOpenInvoice)
        .map(({ amount_due }) => amount_due)
    : []
  return sumOfCents([...estimates, ...invoices])
}
