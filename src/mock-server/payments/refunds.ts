import type { InvoicePayment } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import type { Refund } from '@/domain/payment/payment'
import { refundable, refundFields } from '@/domain/payment/rules'
import { cardName } from '@/domain/subscription/billing'
import { byUser, isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { Refusal, readBy } from '../core/write/refusal'
import { judge } from '../invoices/billing'
import { paidOutOf } from '../invoices/computed-invoice'
import { remainingForInvoice } from '../payouts/remaining'
import { refundFacts } from './tables'

type RefundInput = { amount: number; reason: string }

/**
 * Refunds a payment fully or partly, up to its remaining amount: to the card, or recorded only for other methods. Throws Refusal 403, 404,
 * 409, 422.
 */
export const refunded = (requester: Requester, entry: InvoicePayment, input: RefundInput, store: Store): Decided[] => {
  const invoice = store.find('invoices', entry.invoice_id)
  if (!invoice) throw new Refusal(404, 'Invoice not found')
  judge(requester, 'refund', invoice, store)
  const remaining = refundable(entry, store.naming('refunds', 'invoice_payment_id', entry.id))
  if (remaining <= 0) throw new Refusal(409, 'This payment was already fully refunded.')
  // Money returned by a payout is not refunded again.
  const notPaidOut = remainingForInvoice(invoice, store, null)
  if (notPaidOut <= 0)
    throw new Refusal(
      409,
      paidOutOf(invoice, store) > 0
        ? 'The payment on this invoice is paid back by a payout.'
        : 'The payment on this invoice was applied to other invoices as credit.',
    )
  const { amount, reason } = readBy(refundFields(Math.min(remaining, notPaidOut) as Cents, invoice.currency), input)
  const [byCard] = store.naming('payments', 'invoice_payment_id', entry.id)
  const row: Refund = {
    id: store.nextId('refunds'),
    business_id: entry.business_id,
    invoice_id: entry.invoice_id,
    invoice_payment_id: entry.id,
    payment_id: byCard?.id ?? null,
    amount,
    reason,
    status: 'succeeded',
    transaction_id: byCard ? `re_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}` : '',
    refund_date: store.today(requester.actor.time_zone),
    created_by: requester.actor.user_id,
    created_at: isoNow(store),
  }
  const where = byCard
    ? `refunded to ${cardName({ brand: byCard.card_brand, last4: byCard.card_last4 })}`
    : 'given back'
  const note = `${amountIn(amount, invoice.currency)} ${where}: ${reason}`
  return [refundFacts.created(row, 'refund.made', { actor: byUser(requester.actor), note })]
}

/** Refunds a payment that was not made by card. Throws Refusal 403, 404, 409, 422. */
export const paymentRefunded = (
  requester: Requester,
  invoiceId: number,
  { payment, ...input }: RefundInput & { payment: number },
  store: Store,
): Decided[] => {
  const invoice = store.find('invoices', invoiceId)
  if (!invoice) throw new Refusal(404, 'Invoice not found')
  // Checked first, so that people without permission don't learn which payments exist.
  judge(requester, 'refund', invoice, store)
  const entry = store.find('invoice_payments', payment)
  if (entry?.invoice_id !== invoiceId) throw new Refusal(404, 'Payment not found')
  if (store.naming('payments', 'invoice_payment_id', entry.id).length > 0)
    throw new Refusal(409, 'This was paid by card. Refund it to the card.')
  return refunded(requester, entry, input, store)
}
