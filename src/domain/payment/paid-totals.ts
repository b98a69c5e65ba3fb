import type { Currency } from '../account/vocabulary'
import type { CustomerDocument } from '../documents/customer-document'
import type { Writing } from '../documents/writing'
import { type Cents, sumOfCents } from '../money/money'
import type { Refund } from './payment'

type Totals = CustomerDocument['totals']
type Paid = { amount: Cents; currency: Currency; refunds: readonly Pick<Refund, 'amount' | 'refund_date'>[] }

/** Totals of a receipt: the payment, each refund with its date, and the remainder. */
export const paidTotals = (
  { currency, refunds, ...paid }: Paid,
  { words, day, ...writing }: Writing,
  besides: Totals = [],
): Totals => {
  const amount = (cents: Cents) => writing.amount(cents, currency)
  if (refunds.length === 0)
    return [...besides, { label: `${words['Amount paid']} (${currency})`, value: amount(paid.amount) }]
  const remaining = (paid.amount - sumOfCents(refunds.map((each) => each.amount))) as Cents
  return [
    { label: words['Amount paid'], value: amount(paid.amount) },
    ...refunds.map((each) => ({
      label: `${words['Refunded on']} ${day(each.refund_date)}`,
      value: `-${amount(each.amount)}`,
    })),
    ...besides,
    { label: `${words['Paid after refunds']} (${currency})`, value: amount(remaining) },
  ]
}
