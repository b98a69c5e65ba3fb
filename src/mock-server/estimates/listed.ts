import { billingOf } from '@/domain/estimate/billing'
import { type Estimate, type EstimateRow, withTotals } from '@/domain/estimate/estimate'
import type { Reader } from '../core/log/rows'
import { computedInvoiceIn, type FindInvoice, invoiceNamingJob, invoicesNamingJobs } from '../invoices/computed-invoice'
import { newerVersionOf } from './versions'

const invoicesAbout = ({ id, job_id, business_id }: EstimateRow, store: Reader, invoiceOf: FindInvoice) => {
  const own = store.naming('invoices', 'estimate_id', id)
  const ofJob = job_id === null ? undefined : invoiceOf({ id: job_id, business_id })
  const all = ofJob && ofJob.estimate_id !== id ? [...own, ofJob] : own
  return all.map((invoice) => ({ ...invoice, ...computedInvoiceIn(invoice, store) }))
}

/**
 * Adds totals, client, property, and resulting documents; a deleted job doesn't count. Lists pass `invoicesNamingJobs` to look up invoices.
 */
export const listed = (
  row: EstimateRow,
  store: Reader,
  invoiceOf: FindInvoice = (job) => invoiceNamingJob(job, store),
): Estimate => {
  const client = store.find('clients', row.client_id)
  const property = store.find('properties', row.property_id)
  const job = row.job_id === null ? undefined : store.find('jobs', row.job_id)
  const whole = withTotals(row)
  const { invoices, ...billing } = billingOf(whole, invoicesAbout(row, store, invoiceOf))
  return {
    ...whole,
    ...billing,
    invoices: invoices.map(({ id, invoice_number, is_deposit, status, total_amount }) => ({
      id,
      invoice_number,
      is_deposit,
      status,
      total_amount,
    })),
    client: client
      ? { id: client.id, first_name: client.first_name, last_name: client.last_name, email: client.email }
      : null,
    property: property
      ? {
          id: property.id,
          property_name: property.property_name,
          address: property.address,
          city: property.city,
          state: property.state,
          zip_code: property.zip_code,
        }
      : null,
    job_id: job?.id ?? null,
    job_number: job?.job_number ?? null,
    revised_by_id: newerVersionOf(row.id, store)?.id ?? null,
  }
}

export const allListed = (rows: readonly EstimateRow[], businessId: number, store: Reader): Estimate[] => {
  const invoiceOf = invoicesNamingJobs(businessId, store)
  return rows.map((row) => listed(row, store, invoiceOf))
}
