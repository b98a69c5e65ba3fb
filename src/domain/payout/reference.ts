import type { Currency } from '../account/vocabulary'
import { amountIn } from '../money/amount-in'
import { type Cents, sumOfCents } from '../money/money'
import type { PayoutRow } from './payout'

type Referring = Pick<PayoutRow, 'id' | 'status' | 'amount' | 'reference_invoice_id' | 'reference_job_id'>

/** Money that is paid out, or will be unless someone stops it. What failed or was cancelled has not left. */
const isSpent = ({ status }: Pick<PayoutRow, 'status'>): boolean => status !== 'failed' && status !== 'cancelled'

/** What payouts refer to: an invoice with the jobs that it bills, or a job that no invoice bills. */
export type Reference = { invoiceId: number | null; jobIds: readonly number[] }

const refersTo = ({ invoiceId, jobIds }: Reference, payout: Referring): boolean =>
  (invoiceId !== null && payout.reference_invoice_id === invoiceId) ||
  (payout.reference_job_id !== null && jobIds.includes(payout.reference_job_id))

/** The payouts of a reference whose money has left, or is about to. */
export const spentFor = <P extends Referring>(reference: Reference, payouts: readonly P[]): P[] =>
  payouts.filter((payout) => isSpent(payout) && refersTo(reference, payout))

/** What is left to pay out of a reference: what was paid for it and not given back, less its payouts. `except` is the payout being judged. */
export const remainingToPayOut = (
  paid: Cents,
  reference: Reference,
  payouts: readonly Referring[],
  except: number | null = null,
): Cents => {
  const own = spentFor(reference, payouts).filter(({ id }) => id !== except)
  return Math.max(0, paid - sumOfCents(own.map(({ amount }) => amount))) as Cents
}

/** Why a payout can't be as large as this for what it refers to; null when it can. `name` is `INV-1004`. */
export const remainingRefusal = (amount: Cents, remaining: Cents, name: string, currency: Currency): string | null => {
  if (amount <= remaining) return null
  return remaining === 0
    ? `Nothing is left to pay out for ${name}`
    : `Use ${amountIn(remaining, currency)} or less: that is what is left of ${name}`
}
