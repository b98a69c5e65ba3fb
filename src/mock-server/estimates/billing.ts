import { fullName } from '@/domain/account/user'
import { depositLine, estimateBillingRefusal, estimateLines } from '@/domain/estimate/billing'
import { depositToBill } from '@/domain/estimate/deposit'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { documentNumber } from '@/domain/estimate/number'
import type { BillableEstimate } from '@/domain/invoice/billable'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { dueBy } from '@/domain/invoice/invoice-form'
import type { Cents } from '@/domain/money/money'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { invoiceNamingJob } from '../invoices/computed-invoice'
import { created } from '../invoices/decisions'
import { allListed, listed } from './listed'

type Billed = Pick<
  InvoiceRow,
  'line_items' | 'tax_rate' | 'discount_amount' | 'is_deposit' | 'billed_before' | 'due_date'
>

const invoiceOf = (requester: Requester, row: EstimateRow, billed: Billed, store: Store): Decided[] => {
  const { client_id, property_id, id: estimate_id, currency } = row
  const isThere = store.find('properties', property_id)?.client_id === client_id
  const payment_terms = store.find('clients', client_id)?.payment_terms ?? 'due_on_receipt'
  return created(
    requester,
    {
      ...billed,
      ...{ client_id, estimate_id, currency, payment_terms, notes: '' },
      property_id: isThere ? property_id : null,
      invoice_date: store.today(requester.actor.time_zone),
    },
    documentNumber(row),
    store,
  )
}

/** Due at once; empty when there is no deposit or part of it is already billed. */
export const depositInvoiced = (requester: Requester, row: EstimateRow, store: Store): Decided[] => {
  const deposit = depositToBill(listed(row, store))
  if (deposit === 0) return []
  return invoiceOf(
    requester,
    row,
    {
      line_items: [depositLine(row, deposit)],
      tax_rate: 0,
      discount_amount: 0 as Cents,
      is_deposit: true,
      billed_before: 0 as Cents,
      due_date: store.today(requester.actor.time_zone),
    },
    store,
  )
}

/** Bills the remaining amount of an estimate. Throws Refusal 409. */
export const restInvoiced = (requester: Requester, row: EstimateRow, store: Store): Decided[] => {
  const estimate = listed(row, store)
  const refusal = estimateBillingRefusal(estimate)
  if (refusal !== null) throw new Refusal(409, `${documentNumber(row)}: ${refusal}`)
  const job = estimate.job_id === null ? undefined : store.find('jobs', estimate.job_id)
  const isNamed = job !== undefined && invoiceNamingJob(job, store) !== undefined
  const terms = store.find('clients', row.client_id)?.payment_terms ?? 'due_on_receipt'
  return invoiceOf(
    requester,
    row,
    {
      line_items: estimateLines(row, job && !isNamed ? job : null),
      tax_rate: row.tax_rate,
      discount_amount: row.discount_amount,
      is_deposit: false,
      billed_before: estimate.amount_billed,
      due_date: dueBy(terms, store.today(requester.actor.time_zone)),
    },
    store,
  )
}

export const billableEstimates = (businessId: number, store: Store): BillableEstimate[] =>
  allListed(
    store.naming('estimates', 'business_id', businessId).filter(({ status }) => status === 'approved'),
    businessId,
    store,
  )
    .flatMap((estimate) => {
      const { id, client, client_id, title, job_id, currency, amount_to_bill: amount } = estimate
      if (client === null || estimateBillingRefusal(estimate) !== null) return []
      const estimate_number = documentNumber(estimate)
      return [{ id, estimate_number, title, client_id, client_name: fullName(client), job_id, amount, currency }]
    })
    .toReversed()
