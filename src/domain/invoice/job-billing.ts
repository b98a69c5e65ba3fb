import type { Job } from '../job/job'
import type { Actor } from '../permissions/actor'
import { jobBillingRefusal } from './billable'
import type { Invoice } from './invoice'
import { mayCreateInvoices } from './permissions'

type Billed = Pick<Invoice, 'id' | 'invoice_number' | 'status'>

/** How a job is billed: the invoice that it is on, else whether one can be made of it. */
export type JobBilling = { invoice: Billed | null; canBill: boolean }

type Asked = Pick<Job, 'id' | 'status' | 'plan_id' | 'estimate_id'>
type Documented = Billed & Pick<Invoice, 'line_items' | 'estimate_id' | 'is_deposit'>

const billsEstimate = ({ estimate_id, is_deposit }: Documented, job: Asked): boolean =>
  job.estimate_id !== null && estimate_id === job.estimate_id && !is_deposit

/** How a job is billed, by itself or with its estimate. Nobody is offered to bill what is billed already or is not finished. */
export const jobBilling = (job: Asked, invoices: readonly Documented[], actor: Actor): JobBilling => {
  const invoice = invoices.find(
    (each) =>
      each.status !== 'cancelled' &&
      (each.line_items.some(({ job_id }) => job_id === job.id) || billsEstimate(each, job)),
  )
  return {
    invoice: invoice ?? null,
    canBill: mayCreateInvoices(actor) && jobBillingRefusal(job, invoice?.invoice_number ?? null) === null,
  }
}
