import type { Job } from '../job/job'
import type { Actor } from '../permissions/actor'
import { jobBillingRefusal } from './billable'
import type { Invoice } from './invoice'
import { mayCreateInvoices } from './permissions'

export type JobInvoice = Pick<Invoice, 'id' | 'invoice_number' | 'status'>

/** `canBill` also depends on whether the job's estimate can still be billed. */
export type BilledBy = {
  invoice: JobInvoice | null
  estimate: { estimate_number: string; refusal: string | null } | null
}

export type JobBilling = { invoice: JobInvoice | null; canBill: boolean }

const refusalOf = (job: Pick<Job, 'status' | 'plan_id'>, { invoice, estimate }: BilledBy): string | null => {
  const own = { invoice: invoice?.invoice_number ?? null, estimate: null }
  return estimate
    ? (estimate.refusal ?? jobBillingRefusal(job, { ...own, invoice: null }))
    : jobBillingRefusal(job, own)
}

/** Returns `canBill: false` for jobs that are unfinished or already billed. */
export const jobBilling = (job: Pick<Job, 'status' | 'plan_id'>, by: BilledBy, actor: Actor): JobBilling => ({
  invoice: by.invoice,
  canBill: mayCreateInvoices(actor) && refusalOf(job, by) === null,
})
