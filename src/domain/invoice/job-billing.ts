import type { Job } from '../job/job'
import type { Actor } from '../permissions/actor'
import { jobBillingRefusal } from './billable'
import type { Invoice } from './invoice'
import { mayCreateInvoices } from './permissions'

/** What is shown of the invoice that bills a job. */
export type JobInvoice = Pick<Invoice, 'id' | 'invoice_number' | 'status'>

/** What a job's billing depends on: the invoice that bills it, and the estimate that it carries out with why nothing of that can be billed. */
export type BilledBy = {
  invoice: JobInvoice | null
  estimate: { estimate_number: string; refusal: string | null } | null
}

/** How a job is billed: the invoice that bills it, and whether one can be made of the job or of what is left of its estimate. */
export type JobBilling = { invoice: JobInvoice | null; canBill: boolean }

const refusalOf = (job: Pick<Job, 'status' | 'plan_id'>, { invoice, estimate }: BilledBy): string | null => {
  const own = { invoice: invoice?.invoice_number ?? null, estimate: null }
  return estimate
    ? (estimate.refusal ?? jobBillingRefusal(job, { ...own, invoice: null }))
    : jobBillingRefusal(job, own)
}

/** How a job is billed. No one is offered to bill what is billed already or is not finished. */
export const jobBilling = (job: Pick<Job, 'status' | 'plan_id'>, by: BilledBy, actor: Actor): JobBilling => ({
  invoice: by.invoice,
  canBill: mayCreateInvoices(actor) && refusalOf(job, by) === null,
})
