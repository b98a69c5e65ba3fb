import { type Cents, sumOfCents } from '../money/money'
import type { PaymentRow, Refund } from './payment'

export type PaymentSummary = {
  payments: number
  failed: number
  total_amount: Cents
  refunded_amount: Cents
  net_amount: Cents
  average_amount: Cents
}

/** Counts successful and failed payments, and the total after refunds. */
export const paymentSummary = (
  payments: readonly Pick<PaymentRow, 'status' | 'amount'>[],
  refunds: readonly Pick<Refund, 'amount' | 'payment_id'>[],
): PaymentSummary => {
  const successfulPayments = payments.filter(({ status }) => status === 'succeeded')
  const total = sumOfCents(successfulPayments.map(({ amount }) => amount))
  const back = sumOfCents(refunds.filter(({ payment_id }) => payment_id !== null).map(({ amount }) => amount))
  return {
    payments: successfulPayments.length,
    failed: payments.filter(({ status }) => status === 'failed').length,
    total_amount: total,
    refunded_amount: back,
    net_amount: (total - back) as Cents,
    average_amount: (successfulPayments.length === 0 ? 0 : Math.round(total / successfulPayments.length)) as Cents,
  }
}
