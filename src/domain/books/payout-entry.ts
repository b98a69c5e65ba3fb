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
 * Entries of a payout once it has arrived. A payout of the client's own money reduces their credit in full; any other (reward,
 * compensation) is an expense that leaves their balance alone. The client pays the fee (POUT-03): the bank pays the net amount and the fee
 * is withheld. `zone` determines the arrival day.
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
