import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import { CreateInvoiceDocument, InvoiceDocument } from '@/contract/graphql/generated/invoices'
import { invoiceCodec } from '@/contract/invoices'
import { type InvoiceCore, invoiceCore } from '@/domain/invoice/commands'
import type { BillingEvent } from '@/machines/invoice-billing/context'
import { invoiceBillingMachine } from '@/machines/invoice-billing/machine'
import { invoiceBillingModel } from '@/machines/invoice-billing/model'
import { type BillingSnapshot, commandUnderWay } from '@/machines/invoice-billing/selectors'
import { actorsFor } from '@/machines/port'
import { createBillingPorts } from '@/services/invoices/billing-ports'
import { INVOICE_DRAFT } from '../contract/invoice-cases'
import type { Page } from '../fixtures/page'
import { describeLives } from './lives-on-server'

/* Events from the outside world (viewed) are left out. */

/** True for the answer the back end must give: payments add up, and reminders and credit notes change no status. */
const isOwed = ({ context: { invoice, intent } }: BillingSnapshot, answer: InvoiceCore): boolean => {
  if (intent?.command === 'pay') return answer.amount_paid === invoice.amount_paid + intent.payment.amount
  if (intent?.command === 'refund')
    return (
      answer.status !== 'viewed' &&
      answer.status !== 'overdue' &&
      answer.amount_paid === invoice.amount_paid - intent.refund.amount
    )
  return intent?.command === 'send' || intent?.command === 'void' || answer.status === invoice.status
}

const invoiceIn = async ({ graphql }: Page, id: number) => (await graphql.query(InvoiceDocument, { id })).invoice

const read = async (page: Page, id: number): Promise<InvoiceCore> =>
  invoiceCore(v.parse(invoiceCodec.wire, await invoiceIn(page, id)))

const paymentToRefund = async (page: Page, id: number): Promise<number> => {
  const { payment_history } = await invoiceIn(page, id)
  return payment_history.find(({ refunds }) => refunds.length === 0)?.id ?? 0
}

describeLives<InvoiceCore, BillingEvent>({
  name: 'invoice-billing',
  machine: invoiceBillingMachine,
  model: {
    ...invoiceBillingModel,
    events: invoiceBillingModel.events.filter(({ type }) => type !== 'invoice.changed'),
    plausible: (snapshot: BillingSnapshot, event: AnyEventObject) =>
      invoiceBillingModel.plausible?.(snapshot, event) !== false &&
      (!event.type.startsWith('xstate.done.actor.') || isOwed(snapshot, event.output as InvoiceCore)),
  } as typeof invoiceBillingModel,
  record: 'invoice',
  over: ({ graphql, http }) => {
    const ports = createBillingPorts({ graphql, http }, () => undefined)
    return invoiceBillingMachine.provide({ actors: actorsFor(ports) })
  },
  isBusy: (snapshot) => commandUnderWay(snapshot as BillingSnapshot) !== null,
  create: async (page, key) =>
    read(page, (await page.graphql.mutate(CreateInvoiceDocument, { invoice: INVOICE_DRAFT, key })).createInvoice),
  read,
  // Identical partial payments are intentional here.
  async meant(event, page, id) {
    if (event.type === 'invoice.pay') return { ...event, payment: { ...event.payment, again: true } }
    if (event.type !== 'invoice.refund') return event
    return { ...event, refund: { ...event.refund, invoice_payment_id: await paymentToRefund(page, id) } }
  },
})
