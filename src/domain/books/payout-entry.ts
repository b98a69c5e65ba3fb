import { isCreditPaidOut } from '../invoice/balance'
import { netAmount, processingFee } from '../payout/fee'
import { type PayoutRow, payoutNumber } from '../payout/payout'
import { dayAt } from '../time/calendar'
import { type BookEntry, credit, debit, filled, UNTOLD } from './entry'

type Booked = Pick<
  PayoutRow,
  'id' | 'client_id' | 'amount' | 'currency' | 'reason' | 'status' | 'reference_invoice_id' | 'completed_at'
>

/**
 * What a payout puts into the books once it has arrived. Where it paid back the client's own money, all of it is taken off the client's
 * credit; anything else (a reward, a compensation) is an expense and doesn't change what the client owes. The client pays the fee
 * (POUT-03): the bank pays the net amount, and the fee is withheld. `zone` determines the day it arrived on.
 */
export const payoutEntries = (payout: Booked, zone: string): BookEntry[] => {
  const { client_id, amount, currency, reason, reference_invoice_id: invoice_id, completed_at } = payout
  if (payout.status !== 'completed' || completed_at === null) return []
  return [
    {
      ...{ kind: 'payout', client_id, invoice_id, currency },
      day: dayAt(Date.parse(completed_at), zone),
      document: payoutNumber(payout),
      ...UNTOLD,
      reason,
      postings: filled([
        debit(isCreditPaidOut(payout) ? 'receivable' : 'goodwill', amount),
        credit('bank', netAmount(amount)),
        credit('payout_fees', processingFee(amount)),
      ]),
    },
  ]
}
