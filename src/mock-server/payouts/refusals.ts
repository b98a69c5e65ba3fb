import type { InvoicePayment } from '@/domain/invoice/invoice'
import type { Job } from '@/domain/job/job'
import { amountIn } from '@/domain/money/amount-in'
import { sumOfCents } from '@/domain/money/money'
import { accountRefusal } from '@/domain/payout/account'
import type { PayoutAccountRow, PayoutRow } from '@/domain/payout/payout'
import { remainingRefusal, spentFor } from '@/domain/payout/reference'
import { counted } from '@/domain/text/wording'
import type { Reader } from '../core/log/rows'
import { invoiceOfJob, jobsOf } from '../invoices/computed-invoice'
import { remainingForInvoice, remainingForJob, retainedAmountOf } from './remaining'

type Refused = string | null

type Referring = Pick<PayoutRow, 'amount' | 'currency' | 'reference_invoice_id' | 'reference_job_id'> & {
  id: number | null
}

export const referenceRefusal = (payout: Referring, store: Reader): Refused => {
  const invoice = store.find('invoices', payout.reference_invoice_id ?? 0)
  const job = store.find('jobs', payout.reference_job_id ?? 0)
  const above = (remaining: number, name: string) =>
    remainingRefusal(payout.amount, remaining as PayoutRow['amount'], name, payout.currency)
  return (
    (invoice && above(remainingForInvoice(invoice, store, payout.id), invoice.invoice_number)) ??
    (job && above(remainingForJob(job, store, payout.id), job.job_number)) ??
    null
  )
}

const NOT_COVERED = 'The invoice or job no longer covers this amount. Create a payout of what is left.'

export const sendRefusal = (payout: PayoutRow, store: Reader): Refused => {
  if (!store.find('clients', payout.client_id)) return 'The client was deleted. Bring the client back to pay them.'
  const account = store.find('payout_accounts', payout.payout_account_id)
  if (!account) return 'The account it goes to was deleted.'
  return accountRefusal(account) ?? (referenceRefusal(payout, store) === null ? null : NOT_COVERED)
}

export const payoutObstacle = ({ after }: { after: PayoutRow }, store: Reader): Refused => {
  if (after.status === 'cancelled' || after.status === 'failed') return null
  if (!store.find('clients', after.client_id)) return 'Its client was deleted; bring the client back first.'
  if (!store.find('payout_accounts', after.payout_account_id))
    return 'The account it goes to is gone; bring it back first.'
  return referenceRefusal(after, store)
}

export const payoutRemoval = ({ status }: PayoutRow): Refused =>
  status === 'pending' ? null : 'This payout was processed. Ask the client to send the money back instead.'

export const accountRemoval = ({ id, business_id }: PayoutAccountRow, storeAfter: Reader): Refused =>
  storeAfter.naming('payouts', 'business_id', business_id).some(({ payout_account_id }) => payout_account_id === id)
    ? 'Payouts go to this account, so it stays.'
    : null

export const clientPayoutsRefusal = (clientId: number, store: Reader): Refused => {
  const { length } = store
    .naming('payouts', 'client_id', clientId)
    .filter(({ status }) => status === 'pending' || status === 'processing')
  if (length === 0) return null
  return `This client has ${counted(length, 'payout')} on the way. Wait until ${length === 1 ? 'it is' : 'they are'} completed, or cancel ${length === 1 ? 'it' : 'them'}.`
}

/** An uninvoiced job's price can't fall below its payouts. `storeAfter` includes the new price. */
export const pricePaidOutRefusal = (job: Job, storeAfter: Reader): Refused => {
  if (invoiceOfJob(job, storeAfter)) return null
  const { out, currency } = paidOutFor(job, storeAfter)
  return out > job.estimated_cost
    ? `${amountIn(out, currency)} was paid out for ${job.job_number}. Use that or more, or cancel the payout first.`
    : null
}

const paidOutFor = ({ id, business_id }: Job, store: Reader) => {
  const payouts = spentFor({ invoiceId: null, jobIds: [id] }, store.naming('payouts', 'business_id', business_id))
  return { out: sumOfCents(payouts.map(({ amount }) => amount)), currency: payouts[0]?.currency ?? 'USD' }
}

/** A payment that was paid out can't be removed. `storeAfter` is the store without it. */
export const paidOutRefusal = ({ invoice_id }: InvoicePayment, storeAfter: Reader): Refused => {
  const invoice = storeAfter.find('invoices', invoice_id)
  if (!invoice) return null
  const out = spentFor(
    { invoiceId: invoice.id, jobIds: jobsOf(invoice, storeAfter) },
    storeAfter.naming('payouts', 'business_id', invoice.business_id),
  )
  return sumOfCents(out.map(({ amount }) => amount)) > retainedAmountOf(invoice, storeAfter)
    ? `A payout refers to ${invoice.invoice_number}. Cancel the payout first.`
    : null
}
