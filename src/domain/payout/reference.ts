import type { Currency } from '../account/vocabulary'
import { amountIn } from '../money/amount-in'
import { type Cents, sumOfCents } from '../money/money'
import type { PayoutRow } from './payout'

type Referring = Pick<PayoutRow, 'id' | 'status' | 'amount' | 'reference_invoice_id' | 'reference_job_id'>

/** True for payouts that are paid or on their way; failed and cancelled ones don't count. */
const isSpent = ({ status }: Pick<PayoutRow, 'status'>): boolean => status !== 'failed' && status !== 'cancelled'

export type Reference = { invoiceId: number | null; jobIds: readonly number[] }

const refersTo = ({ invoiceId, jobIds }: Reference, payout: Referring): boolean =>
  (invoiceId !== null && payout.reference_invoice_id === invoiceId) ||
  (payout.reference_job_id !== null && jobIds.includes(payout.reference_job_id))

export const spentFor = <P extends Referring>(reference: Reference, payouts: readonly P[]): P[] =>
  payouts.filter((payout) => isSpent(payout) && refersTo(reference, payout))

/** The amount paid for a reference, less refunds and its payouts. `except` is the id of the payout under review. */
export const remainingToPayOut = (
  paid: Cents,
  reference: Reference,
  payouts: readonly Referring[],
  except: number | null = null,
): Cents => {
  const own = spentFor(reference, payouts).filter(({ id }) => id !== except)
  return Math.max(0, paid - sumOfCents(own.map(({ amount }) => amount))) as Cents
}

/** Returns the refusal when a payout exceeds the remaining amount of its reference, else null. `name` is `INV-1004`. */
export const remainingRefusal = (amount: Cents, remaining: Cents, name: string, currency: Currency): string | null => {
  if (amount <= remaining) return null
  return remaining === 0
    ? `Nothing is left to pay out for ${name}`
    : `Use ${amountIn(remaining, currency)} or less: that is what is left of ${name}`
}
