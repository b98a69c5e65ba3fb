import { fullName } from '@/domain/account/user'
import { chargeBillingRefusal, chargesBilled, jobBillingRefusal } from '@/domain/invoice/billable'
import { invoiceTotals } from '@/domain/invoice/computed-invoice'
import { type InvoiceLine, type InvoiceRow, NEW_INVOICE } from '@/domain/invoice/invoice'
import { dueRefusal } from '@/domain/invoice/invoice-form'
import { totalsRefusal } from '@/domain/line-items/totals'
import type { FactActor } from '@/domain/record/fact'
import { formatDate } from '@/domain/time/calendar'
import { byUser, isoNow } from '../core/log/changes'
import type { RowOf } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { invalid } from '../core/write/refusal'
import { CHARGE_BILLED, CHARGE_RELEASED, chargeFacts } from '../plans/tables'
import { documentsOf, estimateOfJob, type FindInvoice, invoicesOfJobs } from './computed-invoice'
import { invoiceFacts } from './tables'

export type Drafted = Pick<
  InvoiceRow,
  | 'client_id'
  | 'property_id'
  | 'invoice_date'
  | 'due_date'
  | 'payment_terms'
  | 'notes'
  | 'line_items'
  | 'tax_rate'
  | 'discount_amount'
> &
  Partial<Pick<InvoiceRow, 'estimate_id' | 'is_deposit' | 'billed_before' | 'currency'>>

export const chargesFollowing = (
  before: InvoiceRow | null,
  after: InvoiceRow,
  actor: FactActor,
  store: Store,
): Decided[] => {
  const [was, is] = [new Set(before ? chargesBilled(before) : []), new Set(chargesBilled(after))]
  const moved = (id: number, billed: boolean): Decided[] => {
    const charge = store.find('plan_charges', id)
    if (!charge || store.isReadOnly(`plan_charge/${id}`)) return []
    return [
      chargeFacts.changed(charge, billed ? CHARGE_BILLED : CHARGE_RELEASED, {
        actor,
        note: `${billed ? 'Billed on' : 'No longer on'} ${after.invoice_number}`,
        patch: { invoice_id: billed ? after.id : null },
      }),
    ]
  }
  return [
    ...[...is].filter((id) => !was.has(id)).flatMap((id) => moved(id, true)),
    ...[...was].filter((id) => !is.has(id)).flatMap((id) => moved(id, false)),
  ]
}

const NO_DOCUMENTS = { invoice: null, estimate: null }

const OTHERS_WORK = 'A line bills work for another client. Take it out first.'

/** Throws Refusal 422 if the work of a line can't be billed or belongs to another client. */
const checkLine = (line: InvoiceLine, row: InvoiceRow, invoiceOf: FindInvoice, store: Store): void => {
  if (line.charge_id !== null) {
    const charge = store.find('plan_charges', line.charge_id)
    const plan = charge && store.find('service_plans', charge.plan_id)
    if (!plan || plan.business_id !== row.business_id || plan.client_id !== row.client_id)
      throw invalid('client_id', OTHERS_WORK)
    const refusal = charge.invoice_id === row.id ? null : chargeBillingRefusal(charge)
    if (refusal !== null) throw invalid('line_items', `${formatDate(charge.due_date)}: ${refusal}`)
    return
  }
  if (line.job_id === null) return
  const job = store.find('jobs', line.job_id)
  if (!job || job.business_id !== row.business_id || job.client_id !== row.client_id)
    throw invalid('client_id', OTHERS_WORK)
  // The part of its own estimate that an invoice can bill is checked by the estimate's remaining amount.
  const isItsOwn = invoiceOf(job)?.id === row.id || estimateOfJob(job.id, store)?.id === row.estimate_id
  const refusal = jobBillingRefusal(job, isItsOwn ? NO_DOCUMENTS : documentsOf(job, store, invoiceOf))
  if (refusal !== null) throw invalid('line_items', `${job.job_number}: ${refusal}`)
}

const repeats = (ids: readonly (number | null)[]): boolean => {
  const presentIds = ids.filter((id) => id !== null)
  return new Set(presentIds).size < presentIds.length
}

/** Validates an invoice. Batches share one `invoiceOf`. Throws Refusal 422. */
export const checked = (
  row: InvoiceRow,
  store: Store,
  invoiceOf: FindInvoice = invoicesOfJobs(row.business_id, store),
): InvoiceRow => {
  const late = dueRefusal(row)
  if (late !== null) throw invalid('due_date', late)
  const total = totalsRefusal(invoiceTotals(row))
  if (total !== null) throw invalid('discount_amount', total)
  const { line_items } = row
  if (repeats(line_items.map(({ id }) => id))) throw invalid('line_items', 'Two lines have the same id.')
  if (repeats(line_items.map(({ job_id }) => job_id)) || repeats(line_items.map(({ charge_id }) => charge_id)))
    throw invalid('line_items', 'The same work is on two lines.')
  for (const line of line_items) checkLine(line, row, invoiceOf, store)
  return row
}

const clientIn = ({ businessId }: Requester, id: number, store: Store) => {
  const client = store.find('clients', id)
  if (client?.business_id !== businessId) throw invalid('client_id', 'There is no such client.')
  return client
}

/** The client and property of an invoice. Throws Refusal 422. */
export const addressed = (requester: Requester, { client_id, property_id }: Drafted, store: Store) => {
  const client = clientIn(requester, client_id, store)
  const isTheirs = property_id === null || store.find('properties', property_id)?.client_id === client_id
  if (!isTheirs) throw invalid('property_id', 'This property was deleted or is another client’s.')
  return { client_id, property_id, billed_to: fullName(client) }
}

type Business = Pick<RowOf<'businesses'>, 'id' | 'currency' | 'invoice_prefix' | 'invoice_next'>

export const newInvoice = (
  { id, currency, invoice_prefix, invoice_next }: Business,
  drafted: Drafted & Pick<InvoiceRow, 'billed_to'> & Partial<Pick<InvoiceRow, 'run_on' | 'not_sent_because'>>,
  created_by: number,
  store: Store,
): InvoiceRow => ({
  ...NEW_INVOICE,
  currency,
  ...drafted,
  id: store.nextId('invoices'),
  business_id: id,
  invoice_number: invoice_prefix + store.nextNumber('invoices', id, invoice_next),
  status: 'draft',
  created_at: isoNow(store),
  created_by,
  sent_at: null,
  reminded_at: null,
  void_reason: '',
})

/** Creates a numbered draft. `from` names its source. Throws Refusal 422. */
export const created = (
  requester: Requester,
  drafted: Drafted,
  from: string | null,
  store: Store,
  invoiceOf?: FindInvoice,
): Decided[] => {
  const { businessId, actor } = requester
  const to = addressed(requester, drafted, store)
  const business = store.find('businesses', businessId)
  if (!business) throw invalid('client_id', 'There is no such business.')
  const row = checked(newInvoice(business, { ...drafted, ...to }, actor.user_id, store), store, invoiceOf)
  const by = byUser(actor)
  const note = from === null ? 'Created' : `Created for ${from}`
  return [
    { ...invoiceFacts.created(row, 'invoice.created', { actor: by, note }), startsPart: true },
    ...chargesFollowing(null, row, by, store),
  ]
}
