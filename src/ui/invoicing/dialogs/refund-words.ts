import type { Invoice } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { type Cents, sumOfCents } from '@/domain/money/money'
import { payoutNumber } from '@/domain/payout/payout'
import { listed } from '@/domain/text/wording'

export const refundHint = (remaining: Cents, credit: Cents, currency: Invoice['currency']): string => {
  const most = `${amountIn(remaining, currency)} can be refunded.`
  if (remaining === 0) return most
  if (credit === 0) return `${most} It becomes due again, unless you write a credit note.`
  if (credit === remaining) return `${most} It’s credit and doesn’t become due again.`
  return `${most} ${amountIn(credit, currency)} of it is credit and doesn’t become due again. The rest does, unless you write a credit note.`
}

export const spentSummary = ({
  payment_history,
  payouts,
  amount_applied,
  currency,
}: Pick<Invoice, 'payment_history' | 'payouts' | 'amount_applied' | 'currency'>): string => {
  const refunded = sumOfCents(payment_history.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)))
  const applied = Math.max(0, 0 - amount_applied) as Cents
  return `Nothing is left to refund: ${listed([
    ...(refunded > 0 ? [`${amountIn(refunded, currency)} was refunded`] : []),
    ...payouts.map((payout) => `${amountIn(payout.amount, currency)} is paid back by payout ${payoutNumber(payout)}`),
    ...(applied > 0 ? [`${amountIn(applied, currency)} was applied to other invoices as credit`] : []),
  ])}.`
}
