import {
  addPaymentMethod,
  downloadInvoice,
  getInvoice,
  listInvoices,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@/contract/billing'
import { UNEXPECTED } from '@/domain/record/failure'
import type { Route } from '../core/call'
import { byUser } from '../core/log/changes'
import { command } from '../core/write/command'
import { Refusal } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { cardsOf, invoicesOf } from './account'
import { cardAdded, cardNamed, cardOfProvider, cardRemoved, makeCardDefault, toWireCard } from './cards'
import { customerSeen, managed } from './permits'
import { downloadUrlOf, invoiceNamed, toWireInvoiceRow } from './wire-invoices'

/** Cards and invoices of the subscription (EP-017 to EP-023). */
export const billingRoutes: readonly Route[] = [
  reading(listPaymentMethods, (request, store) => ({
    payment_methods: cardsOf(customerSeen(request, request.query.customer_id, store), store).map(toWireCard),
  })),

  writing(
    addPaymentMethod,
    command('payment_methods', {
      of: 'customers',
      id: ({ body }) => body.customer_id,
      may: managed,
      facts: ({ actor, body }, store, customer) => cardAdded(customer, body, byUser(actor), store),
      answer({ record }, { body }, store) {
        const card = cardOfProvider(body.payment_method_id, record(), store)
        if (!card) throw new Refusal(500, UNEXPECTED)
        return { payment_method: toWireCard(card) }
      },
    }),
  ),

  writing(
    setDefaultPaymentMethod,
    command('payment_methods', {
      of: 'customers',
      id: ({ query }) => query.customer_id,
      may: managed,
      facts: ({ actor, params }, store, customer) =>
        makeCardDefault(customer, cardNamed(params.paymentMethodId, customer, store), byUser(actor), store),
      answer: ({ record }, { params }, store) => ({
        payment_method: toWireCard(cardNamed(params.paymentMethodId, record(), store)),
      }),
    }),
  ),

  writing(
    removePaymentMethod,
    command('payment_methods', {
      of: 'customers',
      id: ({ query }) => query.customer_id,
      may: managed,
      facts: ({ actor, params }, store, customer) => [
        cardRemoved(customer, cardNamed(params.paymentMethodId, customer, store), byUser(actor), store),
      ],
      answer: () => ({ success: true }),
    }),
  ),

  reading(listInvoices, (request, store) => {
    const { customer_id, limit, offset } = request.query
    const invoices = invoicesOf(customerSeen(request, customer_id, store), store)
    return { invoices: invoices.slice(offset, offset + limit).map(toWireInvoiceRow), total: invoices.length }
  }),

  reading(getInvoice, (request, store) => {
    const customer = customerSeen(request, request.query.customer_id, store)
    return { invoice: toWireInvoiceRow(invoiceNamed(request.params.invoiceId, customer, store)) }
  }),

  reading(downloadInvoice, async (request, store) => {
    const customer = customerSeen(request, request.query.customer_id, store)
    const invoice = invoiceNamed(request.params.invoiceId, customer, store)
    return { download_url: await downloadUrlOf(invoice, customer, store) }
  }),
]
