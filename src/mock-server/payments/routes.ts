import { standingCodec } from '@/contract/invoices'
import {
  createIntent,
  createRefund,
  getPayment,
  getPaymentSummary,
  getReceipt,
  getRefund,
  listCustomerPayments,
  listInvoicePayments,
  listPaymentRefunds,
  requestPayment,
  toWirePayment,
  toWireReceipt,
  toWireRefund,
  toWireSummary,
} from '@/contract/payments'
import { knownInvoice } from '@/domain/invoice/commands'
import { mayEditInvoices, mayRecordPayments } from '@/domain/invoice/permissions'
import type { Refund } from '@/domain/payment/payment'
import { maySeePayments } from '@/domain/payment/permissions'
import { paymentSummary } from '@/domain/payment/summary'
import type { Route } from '../core/call'
import type { Store } from '../core/log/store'
import { type Asker, command } from '../core/write/command'
import { invalid, permitReading, Refusal, recordOf } from '../core/write/refusal'
import { judge } from '../invoices/billing'
import { knownIn } from '../invoices/listed'
import { open, reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { intentBegun, intentCreated } from './intents'
import { staffPayer } from './payer'
import { refunded } from './refunds'
import { paymentRequested, paymentUrlOf } from './requests'
import { paymentNamed, paymentsOfClient, paymentsOfInvoice, receiptOf, shownPayment } from './shown'
import { ACCOUNT_PREFIX } from './tables'

const wireRefund = ({ business_id: _, ...refund }: Refund) => toWireRefund(refund)

/** The status and amounts of a payment's invoice, on the wire. */
const wireStanding = (invoiceId: number, store: Store) => {
  const invoice = store.find('invoices', invoiceId)
  if (!invoice) throw new Refusal(404, 'Invoice not found')
  return standingCodec.write(knownInvoice(knownIn(invoice, store)))
}

const permitPayments = ({ actor }: Asker, store: Store) => permitReading('payments', maySeePayments(actor), store)

/** Payments by card, payment requests and refunds (EP-071 to EP-079). */
export const paymentRoutes: readonly Route[] = [
  writing(
    createIntent,
    command('payments', {
      of: 'invoices',
      id: ({ body }) => body.invoice_id,
      may: { rule: mayRecordPayments, participle: 'paid', what: 'invoices' },
      facts({ body, ...asker }, store, invoice) {
        judge(asker, 'pay', invoice, store)
        if (invoice.client_id !== body.customer_id) throw invalid('customer_id', 'This invoice is another client’s.')
        const facts = intentCreated(staffPayer(asker), invoice, body, store)
        if (!body.connected_account_id.startsWith(ACCOUNT_PREFIX))
          throw invalid('connected_account_id', 'There is no such account.')
        recordOf('connected_accounts', body.connected_account_id, asker, store)
        return facts
      },
      answer: ({ facts }) => intentBegun(facts),
    }),
  ),

  reading(getPaymentSummary, (asker, store) => {
    permitPayments(asker, store)
    return toWireSummary(
      paymentSummary(
        store.naming('payments', 'business_id', asker.businessId),
        store.naming('refunds', 'business_id', asker.businessId),
      ),
    )
  }),

  reading(listInvoicePayments, ({ params, ...asker }, store) => {
    const { id } = recordOf('invoices', params.invoiceId, asker, store)
    permitPayments(asker, store)
    return { payments: paymentsOfInvoice(id, store).map((row) => toWirePayment(shownPayment(row, store))) }
  }),

  reading(listCustomerPayments, ({ params, query, ...asker }, store) => {
    const { id } = recordOf('clients', params.customerId, asker, store)
    permitPayments(asker, store)
    const all = paymentsOfClient(id, store)
    const page = all.slice(query.skip, query.skip + query.limit)
    return { payments: page.map((row) => toWirePayment(shownPayment(row, store))), total: all.length }
  }),

  reading(getPayment, ({ params, ...asker }, store) => {
    const row = paymentNamed(params.paymentId, asker, store)
    permitPayments(asker, store)
    return { payment: toWirePayment(shownPayment(row, store)), invoice: wireStanding(row.invoice_id, store) }
  }),

  writing(
    requestPayment,
    command('invoices', {
      id: ({ body }) => body.invoice_id,
      may: { rule: mayEditInvoices, participle: 'sent' },
      facts: ({ body, ...asker }, store, row) => paymentRequested(asker, row, body, store),
      answer: ({ record }, { body }, store) => ({ payment_url: paymentUrlOf(record(), body.return_url, store) }),
    }),
  ),

  writing(
    createRefund,
    command('refunds', {
      of: 'payments',
      id: ({ body }) => body.payment_id,
      may: { rule: mayRecordPayments, participle: 'refunded', what: 'invoices' },
      facts({ body, ...asker }, store, payment) {
        const entry = store.find('invoice_payments', payment.invoice_payment_id ?? 0)
        if (!entry) throw new Refusal(409, 'No money has moved with this payment.')
        return refunded(asker, entry, body, store)
      },
      answer: ({ row, record }, _asked, store) => ({
        refund: wireRefund(row()),
        invoice: wireStanding(record().invoice_id, store),
      }),
    }),
  ),

  reading(listPaymentRefunds, ({ params, ...asker }, store) => {
    const { id } = paymentNamed(params.paymentId, asker, store)
    permitPayments(asker, store)
    return { refunds: store.naming('refunds', 'payment_id', id).toReversed().map(wireRefund) }
  }),

  reading(getRefund, ({ params, ...asker }, store) => {
    const row = recordOf('refunds', params.refundId, asker, store)
    permitPayments(asker, store)
    return { refund: wireRefund(row) }
  }),

  open(getReceipt, async ({ params }, store) => ({ receipt: toWireReceipt(receiptOf(params.token, store)) })),
]
