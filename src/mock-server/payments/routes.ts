import { computedStatusCodec } from '@/contract/invoices'
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
import { invoiceCore } from '@/domain/invoice/commands'
import { mayEditInvoices, mayRecordPayments } from '@/domain/invoice/permissions'
import type { Refund } from '@/domain/payment/payment'
import { maySeePayments } from '@/domain/payment/permissions'
import { paymentSummary } from '@/domain/payment/summary'
import type { Route } from '../core/call'
import type { Store } from '../core/log/store'
import { command, type Requester } from '../core/write/command'
import { invalid, permitReading, Refusal, recordOf } from '../core/write/refusal'
import { judge } from '../invoices/billing'
import { invoiceStateOf } from '../invoices/listed'
import { open, reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { intentBegun, intentCreated } from './intents'
import { staffPayer } from './payer'
import { paymentNamed, paymentsOfClient, paymentsOfInvoice, receiptOf, shownPayment } from './payment-view'
import { refunded } from './refunds'
import { paymentRequested, paymentUrlOf } from './requests'
import { ACCOUNT_PREFIX } from './tables'

const wireRefund = ({ business_id: _, ...refund }: Refund) => toWireRefund(refund)

const wireInvoiceState = (invoiceId: number, store: Store) => {
  const invoice = store.find('invoices', invoiceId)
  if (!invoice) throw new Refusal(404, 'Invoice not found')
  return computedStatusCodec.write(invoiceCore(invoiceStateOf(invoice, store)))
}

const permitPayments = ({ actor }: Requester, store: Store) => permitReading('payments', maySeePayments(actor), store)

/** Card payments, payment requests and refunds (EP-071 to EP-079). */
export const paymentRoutes: readonly Route[] = [
  writing(
    createIntent,
    command('payments', {
      of: 'invoices',
      id: ({ body }) => body.invoice_id,
      may: { rule: mayRecordPayments, participle: 'paid', what: 'invoices' },
      facts({ body, ...requester }, store, invoice) {
        judge(requester, 'pay', invoice, store)
        if (invoice.client_id !== body.customer_id) throw invalid('customer_id', 'This invoice is another client’s.')
        const facts = intentCreated(staffPayer(requester), invoice, body, store)
        if (!body.connected_account_id.startsWith(ACCOUNT_PREFIX))
          throw invalid('connected_account_id', 'There is no such account.')
        recordOf('connected_accounts', body.connected_account_id, requester, store)
        return facts
      },
      answer: ({ facts }) => intentBegun(facts),
    }),
  ),

  reading(getPaymentSummary, (requester, store) => {
    permitPayments(requester, store)
    return toWireSummary(
      paymentSummary(
        store.naming('payments', 'business_id', requester.businessId),
        store.naming('refunds', 'business_id', requester.businessId),
      ),
    )
  }),

  reading(listInvoicePayments, ({ params, ...requester }, store) => {
    const { id } = recordOf('invoices', params.invoiceId, requester, store)
    permitPayments(requester, store)
    return { payments: paymentsOfInvoice(id, store).map((row) => toWirePayment(shownPayment(row, store))) }
  }),

  reading(listCustomerPayments, ({ params, query, ...requester }, store) => {
    const { id } = recordOf('clients', params.customerId, requester, store)
    permitPayments(requester, store)
    const all = paymentsOfClient(id, store)
    const page = all.slice(query.skip, query.skip + query.limit)
    return { payments: page.map((row) => toWirePayment(shownPayment(row, store))), total: all.length }
  }),

  reading(getPayment, ({ params, ...requester }, store) => {
    const row = paymentNamed(params.paymentId, requester, store)
    permitPayments(requester, store)
    return { payment: toWirePayment(shownPayment(row, store)), invoice: wireInvoiceState(row.invoice_id, store) }
  }),

  writing(
    requestPayment,
    command('invoices', {
      id: ({ body }) => body.invoice_id,
      may: { rule: mayEditInvoices, participle: 'sent' },
      facts: ({ body, ...requester }, store, row) => paymentRequested(requester, row, body, store),
      answer: ({ record }, { body }, store) => ({ payment_url: paymentUrlOf(record(), body.return_url, store) }),
    }),
  ),

  writing(
    createRefund,
    command('refunds', {
      of: 'payments',
      id: ({ body }) => body.payment_id,
      may: { rule: mayRecordPayments, participle: 'refunded', what: 'invoices' },
      facts({ body, ...requester }, store, payment) {
        const entry = store.find('invoice_payments', payment.invoice_payment_id ?? 0)
        if (!entry) throw new Refusal(409, 'No money has moved with this payment.')
        return refunded(requester, entry, body, store)
      },
      answer: ({ row, record }, _request, store) => ({
        refund: wireRefund(row()),
        invoice: wireInvoiceState(record().invoice_id, store),
      }),
    }),
  ),

  reading(listPaymentRefunds, ({ params, ...requester }, store) => {
    const { id } = paymentNamed(params.paymentId, requester, store)
    permitPayments(requester, store)
    return { refunds: store.naming('refunds', 'payment_id', id).toReversed().map(wireRefund) }
  }),

  reading(getRefund, ({ params, ...requester }, store) => {
    const row = recordOf('refunds', params.refundId, requester, store)
    permitPayments(requester, store)
    return { refund: wireRefund(row) }
  }),

  open(getReceipt, async ({ params }, store) => ({ receipt: toWireReceipt(receiptOf(params.token, store)) })),
]
