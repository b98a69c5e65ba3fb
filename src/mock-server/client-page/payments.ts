import type { ClientLink } from '@/domain/client-page/client-link'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { invoiceStateOf } from '../invoices/listed'
import { intentCreated, paymentOfIntent } from '../payments/intents'
import { payerOf } from '../payments/payer'

/** Throws Refusal 404 for an invoice that is not on the client's page. */
const invoiceOf = (link: ClientLink, id: string | number, store: Store): InvoiceRow => {
  const invoice = store.find('invoices', Number(id))
  if (invoice?.client_id !== link.client_id) throw new Refusal(404, 'Invoice not found')
  return invoice
}

/** Starts a card payment by the client (PAY-01). Throws Refusal 404, 409, 422. */
export const paymentBegun = (link: ClientLink, id: string, { amount }: { amount: Cents }, store: Store): Decided[] => {
  const invoice = invoiceOf(link, id, store)
  const paymentRequest = { amount: dollarsFromCents(amount), description: `Invoice ${invoice.invoice_number}` }
  return intentCreated(payerOf(link, store), invoice, paymentRequest, store)
}

/** Throws Refusal 404 for another client's payment. */
export const paymentShown = (link: ClientLink, intentId: string, store: Store) => {
  const row = paymentOfIntent(intentId, store)
  if (row?.business_id !== link.business_id) throw new Refusal(404, 'Payment not found')
  const { status, failure, failure_code, card_brand, card_last4, transaction_id } = row
  const invoice = invoiceStateOf(invoiceOf(link, row.invoice_id, store), store)
  return { status, failure, failure_code, card_brand, card_last4, transaction_id, invoice }
}
