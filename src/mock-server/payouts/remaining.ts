import { refundableAmount } from '@/domain/invoice/computed-invoice'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import type { Job } from '@/domain/job/job'
import type { Cents } from '@/domain/money/money'
import { remainingToPayOut } from '@/domain/payout/reference'
import type { Reader } from '../core/log/rows'
import { computedInvoiceIn, type FindInvoice, invoiceOfJob, jobsOf } from '../invoices/computed-invoice'

/** Paid amount minus refunds and credit used for other invoices. */
export const retainedAmountOf = (invoice: InvoiceRow, store: Reader): Cents =>
  refundableAmount(computedInvoiceIn(invoice, store))

const payoutsIn = (businessId: number, store: Reader) => store.naming('payouts', 'business_id', businessId)

export const remainingForInvoice = (invoice: InvoiceRow, store: Reader, except: number | null = null): Cents =>
  remainingToPayOut(
    retainedAmountOf(invoice, store),
    { invoiceId: invoice.id, jobIds: jobsOf(invoice, store) },
    payoutsIn(invoice.business_id, store),
    except,
  )

/** Based on the job's invoice, else on its price. */
export const remainingForJob = (
  job: Job,
  store: Reader,
  except: number | null = null,
  invoiceOf: FindInvoice = (one) => invoiceOfJob(one, store),
): Cents => {
  const invoice = invoiceOf(job)
  if (invoice) return remainingForInvoice(invoice, store, except)
  return remainingToPayOut(
    job.estimated_cost,
    { invoiceId: null, jobIds: [job.id] },
    payoutsIn(job.business_id, store),
    except,
  )
}
