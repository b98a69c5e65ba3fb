import type { Job } from '../job/job'
import type { Actor } from '../permissions/actor'
import { jobBillingRefusal } from './billable'
import type { Invoice, InvoiceRow } from './invoice'
import { mayCreateInvoices } from './permissions'

/** What is shown of the invoice that a job is on. */
export type JobInvoice = Pick<Invoice, 'id' | 'invoice_number' | 'status'>

/** How a job is billed: the invoice that it is on, else whether one can be made of it. */
export type JobBilling = { invoice: JobInvoice | null; canBill: boolean }

type Documented = Pick<InvoiceRow, 'status' | 'line_items' | 'estimate_id' | 'is_deposit'>

/** Whether an invoice bills a job, either alone or as part of its whole estimate. A void invoice bills none. */
export const billsJob = ({ id, estimate_id }: Pick<Job, 'id' | 'estimate_id'>, invoice: Documented): boolean =>
  invoice.status !== 'cancelled' &&
  (invoice.line_items.some(({ job_id }) => job_id === id) ||
    (estimate_id !== null && invoice.estimate_id === estimate_id && !invoice.is_deposit))

/** How a job is billed. No one is offered to bill what is billed already or is not finished. */
export const jobBilling = (
  job: Pick<Job, 'status' | 'plan_id'>,
  invoice: JobInvoice | null,
  actor: Actor,
): JobBilling => ({
  invoice,
  canBill: mayCreateInvoices(actor) && jobBillingRefusal(job, invoice?.invoice_number ?? null) === null,
})
