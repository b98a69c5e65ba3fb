import type { InvoicePayment } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import type { Refund } from '@/domain/payment/payment'
import { refundable, refundFields } from '@/domain/payment/rules'
import { cardName } from '@/domain/subscription/billing'
import { byUser, isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/carry-out'
import type { Asker } from '../core/write/command'
import { Refusal, readBy } from '../core/write/refusal'
import { judge } from '../invoices/billing'
import { paidOutOf } from '../invoices/standing'
import { leftOfInvoice } from '../payouts/left'
import { refundFacts } from './tables'

type Asked = { amount: number; reason: string }

/**
 * Some or all of a payment is given back: by card to the card it came from, any other is only recorded. Never more than is left of it.
 * @throws Refusal 403, 404, 409, 422
 */
export const refunded = (asker: Asker, entry: InvoicePayment, asked: Asked, store: Store): Decided[] => {
  const invoice = store.find('invoices', entry.invoice_id)
  if (!invoice) throw new Refusal(404, 'Invoice not found')
  judge(asker, 'refund', invoice, store)
  const left = refundable(entry, store.naming('refunds', 'invoice_payment_id', entry.id))
  if (left <= 0) throw new Refusal(409, 'This payment was already fully refunded.')
  // What went back by a payout does not go back twice.
  const notPaidOut = leftOfInvoice(invoice, store, null)
  if (notPaidOut <= 0)
    throw new Refusal(
      409,
      paidOutOf(invoice, store) > 0
        ? 'The payment on this invoice is paid back by a payout.'
        : 'The payment on this invoice was applied to other invoices as credit.',
    )
  const { amount, reason } = readBy(refundFields(Math.min(left, notPaidOut) as Cents, invoice.currency), asked)
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
    refund_date: store.today(asker.actor.time_zone),
    created_by: asker.actor.user_id,
    created_at: isoNow(store),
  }
  const where = byCard
    ? `refunded to ${cardName({ brand: byCard.card_brand, last4: byCard.card_last4 })}`
    : 'given back'
  const note = `${amountIn(amount, invoice.currency)} ${where}: ${reason}`
  return [refundFacts.made(row, 'refund.made', { actor: byUser(asker.actor), note })]
}

/** The same of an entry of an invoice's payment history that no card was charged for. @throws Refusal 403, 404, 409, 422 */
export const givenBack = (
  asker: Asker,
  invoiceId: number,
  { payment, ...asked }: Asked & { payment: number },
  store: Store,
): Decided[] => {
  const invoice = store.find('invoices', invoiceId)
  if (!invoice) throw new Refusal(404, 'Invoice not found')
  // Someone who may not refund doesn't learn which payments exist.
  judge(asker, 'refund', invoice, store)
  const entry = store.find('invoice_payments', payment)
  if (entry?.invoice_id !== invoiceId) throw new Refusal(404, 'Payment not found')
  if (store.naming('payments', 'invoice_payment_id', entry.id).length > 0)
    throw new Refusal(409, 'This was paid by card. Refund it to the card.')
  return refunded(asker, entry, asked, store)
}
