import { fullName } from '@/domain/account/user'
import { sumOfCents } from '@/domain/money/money'
import type { Payment, PaymentRow, Receipt } from '@/domain/payment/payment'
import { receiptNumber } from '@/domain/payment/receipt-number'
import { businessView } from '../client-page/page-view'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { Refusal, recordOf } from '../core/write/refusal'
import { computedInvoiceIn } from '../invoices/computed-invoice'
import { paymentOfIntent } from './intents'

const refundsOf = ({ id }: PaymentRow, store: Reader) => store.naming('refunds', 'payment_id', id)

export const shownPayment = (row: PaymentRow, store: Reader): Payment => {
  const { business_id: _, intent_id, client_secret: __, connected_account_id: ___, user_id: ____, ...payment } = row
  const invoice = store.find('invoices', row.invoice_id)
  return {
    ...payment,
    payment_intent_id: intent_id,
    customer_id: invoice?.client_id ?? 0,
    invoice_number: invoice?.invoice_number ?? '',
    refunded_amount: sumOfCents(refundsOf(row, store).map(({ amount }) => amount)),
  }
}

const NO_RECEIPT = 'Receipt not found'

/** Access is by the payment's id alone. Throws Refusal 404. */
export const receiptOf = (intentId: string, store: Reader): Receipt => {
  const row = paymentOfIntent(intentId, store)
  const invoice = row && store.find('invoices', row.invoice_id)
  if (!row || !invoice) throw new Refusal(404, NO_RECEIPT)
  const client = store.find('clients', invoice.client_id)
  const { amount, currency, status, card_brand, card_last4, transaction_id, paid_at, failure } = row
  return {
    ...{ amount, currency, status, card_brand, card_last4, transaction_id, paid_at, failure },
    payment_intent_id: row.intent_id,
    invoice_number: invoice.invoice_number,
    receipt_number: row.invoice_payment_id === null ? '' : receiptNumber(invoice, { id: row.invoice_payment_id }),
    business: businessView(row, store),
    client_name: client ? fullName(client) : invoice.billed_to,
    amount_due: computedInvoiceIn(invoice, store).amount_due,
    refunds: refundsOf(row, store).map(({ id, amount: back, refund_date }) => ({ id, amount: back, refund_date })),
  }
}

/** Accepts our id or the provider's. Throws Refusal 404. */
export const paymentNamed = (text: string, requester: Requester, store: Store): PaymentRow => {
  const payment = paymentOfIntent(text, store)
  return payment?.business_id === requester.businessId ? payment : recordOf('payments', text, requester, store)
}

const newestFirst = (rows: readonly PaymentRow[]): PaymentRow[] => rows.toReversed()

export const paymentsOfInvoice = (invoiceId: number, store: Reader): PaymentRow[] =>
  newestFirst(store.naming('payments', 'invoice_id', invoiceId))

export const paymentsOfClient = (clientId: number, store: Reader): PaymentRow[] =>
  store
    .naming('invoices', 'client_id', clientId)
    .flatMap(({ id }) => store.naming('payments', 'invoice_id', id))
    .toSorted((a, b) => b.id - a.id)
