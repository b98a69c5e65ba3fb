import type { Currency } from '../account/vocabulary'
import { type BalanceEntry, balanceOf } from '../client/balance'
import { type Cents, sumOfCents } from '../money/money'
import { type Amount, sumsByCurrency } from '../money/sum-text'
import type { PayoutRow } from '../payout/payout'
import { needsReference } from '../payout/vocabulary'
import { isUnsettled } from '../service-plan/charges'
import type { PlanCharge } from '../service-plan/plan'
import { type ComputedInvoice, owedFor } from './computed-invoice'

type Entry = Pick<BalanceEntry, 'amount'>
type Billed = ComputedInvoice & { currency: Currency }

type PaidOut = Pick<PayoutRow, 'status' | 'reason' | 'amount' | 'currency'>

/** Only completed payouts of the client's own money reduce their credit. */
export const isCreditPaidOut = ({ status, reason }: PaidOut): boolean =>
  status === 'completed' && needsReference(reason)

/**
 * A client's balance: the opening balance, amounts due on invoices and uninvoiced plan charges, less credit that was not paid out.
 * By currency, the business's own first.
 */
export const clientBalances = (
  {
    entries,
    invoices,
    charges,
    payouts,
  }: {
    entries: readonly Entry[]
    invoices: readonly Billed[]
    charges: readonly Amount[]
    payouts: readonly PaidOut[]
  },
  currency: Currency,
): [Amount, ...Amount[]] =>
  sumsByCurrency(
    [
      { amount: balanceOf(entries), currency },
      ...invoices.map((invoice) => ({ amount: owedFor(invoice), currency: invoice.currency })),
      ...charges,
      ...payouts.filter(isCreditPaidOut),
    ],
    currency,
  )

type Charged = Pick<PlanCharge, 'amount' | 'paid_on' | 'waived_on' | 'invoice_id'>

/**
 * A plan's balance: unpaid charges, including those on invoices that still have an amount due, in the invoice's currency. By
 * currency, the business's own first.
 */
export const planBalances = (
  charges: readonly Charged[],
  dueOf: (invoiceId: number) => Amount,
  currency: Currency,
): [Amount, ...Amount[]] => {
  const open = charges.filter(isUnsettled)
  const alone = open.filter(({ invoice_id }) => invoice_id === null).map(({ amount }) => ({ amount, currency }))
  const invoices = [...new Set(open.flatMap(({ invoice_id }) => invoice_id ?? []))]
  const billed = invoices.map((id) => {
    const openAmount = sumOfCents(open.filter(({ invoice_id }) => invoice_id === id).map(({ amount }) => amount))
    const due = dueOf(id)
    return { amount: Math.min(openAmount, due.amount) as Cents, currency: due.currency }
  })
  return sumsByCurrency([...alone, ...billed], currency)
}
