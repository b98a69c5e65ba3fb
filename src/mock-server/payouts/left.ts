import type { InvoiceRow } from '@/domain/invoice/invoice'
import { keptHere } from '@/domain/invoice/standing'
import type { Job } from '@/domain/job/job'
import type { Cents } from '@/domain/money/money'
import { leftToPayOut } from '@/domain/payout/reference'
import type { Reader } from '../core/log/rows'
import { type FindInvoice, invoiceOfJob, jobsOf, standingIn } from '../invoices/standing'

/** What was paid of an invoice, was not given back, and settles no other invoice. */
export const keptOf = (invoice: InvoiceRow, store: Reader): Cents => keptHere(standingIn(invoice, store))

const payoutsIn = (businessId: number, store: Reader) => store.naming('payouts', 'business_id', businessId)

/** What can still be paid out for an invoice. `except` is the payout being judged. */
export const leftOfInvoice = (invoice: InvoiceRow, store: Reader, except: number | null = null): Cents =>
  leftToPayOut(
    keptOf(invoice, store),
    { invoiceId: invoice.id, jobIds: jobsOf(invoice, store) },
    payoutsIn(invoice.business_id, store),
    except,
  )

/** What can still be paid out for a job: of its invoice, else of its price. */
export const leftOfJob = (
  job: Job,
  store: Reader,
  except: number | null = null,
  invoiceOf: FindInvoice = (one) => invoiceOfJob(one, store),
): Cents => {
  const invoice = invoiceOf(job)
  if (invoice) return leftOfInvoice(invoice, store, except)
  return leftToPayOut(
    job.estimated_cost,
    { invoiceId: null, jobIds: [job.id] },
    payoutsIn(job.business_id, store),
    except,
  )
}
