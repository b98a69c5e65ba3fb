import type { Invoice, InvoiceLine } from '../invoice/invoice'
import type { Job } from '../job/job'
import { lineTotal } from '../line-items/totals'
import { type Cents, sumOfCents } from '../money/money'
import { choiceNow, linesChosen } from './choice'
import { computedStatusOf } from './commands'
import type { Estimate, EstimateRow } from './estimate'
import { documentNumber } from './number'

type Billing = Pick<Invoice, 'id' | 'invoice_number' | 'status' | 'total_amount' | 'estimate_id'> & {
  line_items: readonly Pick<InvoiceLine, 'job_id'>[]
}

export type EstimateBilling<I> = { invoices: I[]; amount_billed: Cents; amount_to_bill: Cents }

/**
 * Billed amount and remaining amount of an estimate. Each of its invoices deducts the earlier ones, so together they equal the
 * total. An invoice that bills the job directly, without the estimate, bills all of it.
 */
export const billingOf = <I extends Billing>(
  { id, job_id, total_amount }: Pick<Estimate, 'id' | 'job_id' | 'total_amount'>,
  invoices: readonly I[],
): EstimateBilling<I> => {
  const live = invoices.filter(({ status }) => status !== 'cancelled')
  const own = live.filter(({ estimate_id }) => estimate_id === id)
  const byJob = live.filter(
    ({ estimate_id, line_items }) => estimate_id !== id && line_items.some((line) => isOf(line, job_id)),
  )
  const amount_billed = sumOfCents([...own, ...byJob].map((invoice) => invoice.total_amount))
  const remaining = byJob.length > 0 ? 0 : Math.max(0, total_amount - amount_billed)
  return { invoices: [...own, ...byJob], amount_billed, amount_to_bill: remaining as Cents }
}

const isOf = (line: Pick<InvoiceLine, 'job_id'>, job_id: number | null) => job_id !== null && line.job_id === job_id

export const estimateBillingRefusal = (
  estimate: Pick<Estimate, 'status' | 'job_id' | 'revised_by_id' | 'client' | 'total_amount' | 'amount_to_bill'>,
): string | null => {
  const computedStatus = computedStatusOf(estimate)
  if (computedStatus === 'revised') return 'This estimate has a newer version.'
  if (computedStatus !== 'approved' && computedStatus !== 'converted') return 'The client has to approve it first.'
  if (estimate.client === null) return 'Its client was deleted.'
  if (estimate.total_amount === 0) return 'Its total is zero.'
  return estimate.amount_to_bill === 0 ? 'It’s fully invoiced.' : null
}

const NO_WORK = { job_id: null, date_performed: null, charge_id: null, plan_id: null } as const

/** Invoice lines for the client's choice; the first names the job once it is done. */
export const estimateLines = (
  estimate: EstimateRow,
  job: Pick<Job, 'id' | 'status' | 'scheduled_date'> | null,
): InvoiceLine[] =>
  linesChosen(estimate, choiceNow(estimate)).map((line, at) => ({
    id: at + 1,
    service_category: line.service_category,
    service_name: line.service_name,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unit_price: line.unit_price,
    total_price: lineTotal(line),
    ...NO_WORK,
    ...(at === 0 && job?.status === 'completed' ? { job_id: job.id, date_performed: job.scheduled_date } : {}),
  }))

/** The single line of a deposit invoice. It is untaxed because a deposit is part of the total. */
export const depositLine = (estimate: EstimateRow, deposit: Cents): InvoiceLine => ({
  id: 1,
  service_category: 'Deposit',
  service_name: `Deposit for ${documentNumber(estimate)}`,
  description: estimate.title,
  quantity: 1,
  unit: '',
  unit_price: deposit,
  total_price: deposit,
  ...NO_WORK,
})
