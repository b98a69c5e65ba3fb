import { type BalanceEntry, balanceOf } from '../client/balance'
import { type Cents, sumOfCents } from '../money'
import type { PayoutRow } from '../payout/payout'
import { needsReference } from '../payout/vocabulary'
import type { PlanCharge } from '../service-plan/plan'
import { owedFor, type Standing } from './standing'

type Entry = Pick<BalanceEntry, 'amount'>

type PaidOut = Pick<PayoutRow, 'status' | 'reason' | 'amount'>

/** What payouts have taken off a client's credit: those that are completed and paid back the client's own money. */
const creditPaidOut = (payouts: readonly PaidOut[]): Cents =>
  sumOfCents(
    payouts
      .filter(({ status, reason }) => status === 'completed' && needsReference(reason))
      .map(({ amount }) => amount),
  )

/**
 * What a client owes: what was taken over from elsewhere, and what is due of their invoices, less what they have to their credit and was
 * not paid out to them.
 */
export const clientBalance = (
  entries: readonly Entry[],
  invoices: readonly Standing[],
  payouts: readonly PaidOut[],
): Cents => sumOfCents([balanceOf(entries), ...invoices.map(owedFor), creditPaidOut(payouts)])

type Charged = Pick<PlanCharge, 'amount' | 'paid_on' | 'invoice_id'>

/** What is still to be paid of a plan: charges that nobody has paid, those on an invoice as long as it asks for money. */
export const planBalance = (charges: readonly Charged[], dueOf: (invoiceId: number) => Cents): Cents => {
  const open = charges.filter(({ paid_on }) => paid_on === null)
  const alone = open.filter(({ invoice_id }) => invoice_id === null).map(({ amount }) => amount)
  const invoices = [...new Set(open.flatMap(({ invoice_id }) => invoice_id ?? []))]
  const billed = invoices.map((id) => {
    const asked = sumOfCents(open.filter(({ invoice_id }) => invoice_id === id).map(({ amount }) => amount))
    return Math.min(asked, dueOf(id)) as Cents
  })
  return sumOfCents([...alone, ...billed])
}
