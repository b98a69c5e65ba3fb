import type { AnyEventObject } from 'xstate'
import type { InvoiceCore } from '@/domain/invoice/commands'
import { INVOICE_STATUSES, type InvoiceStatus } from '@/domain/invoice/vocabulary'
import type { Cents } from '@/domain/money/money'
import { BUSY, type FlowModel, OWNER } from '../model'
import type { BillingEvent, BillingIntent } from './context'
import type { BillingSnapshot } from './selectors'

const cents = (amount: number) => amount as Cents

/** Invoices over $100.00; a partial payment is half. */
const PAID: Partial<Record<InvoiceStatus, number>> = { partial: 5_000, paid: 10_000 }
const invoice = (status: InvoiceStatus): InvoiceCore => ({
  id: 1,
  status,
  total_amount: cents(10_000),
  amount_paid: cents(PAID[status] ?? 0),
  amount_credited: cents(0),
  amount_applied: cents(0),
  amount_due: cents(status === 'cancelled' ? 0 : 10_000 - (PAID[status] ?? 0)),
})

const payment = (amount: number) => ({
  amount: cents(amount),
  payment_method: 'check' as const,
  payment_date: '2026-11-20',
  transaction_id: '1044',
  notes: '',
  again: false,
})

const events: BillingEvent[] = [
  { type: 'invoice.send', id: 'intent-send' },
  { type: 'invoice.remind', id: 'intent-remind' },
  { type: 'invoice.pay', id: 'intent-pay', payment: payment(5_000) },
  {
    type: 'invoice.refund',
    id: 'intent-refund',
    refund: { invoice_payment_id: 1, payment_id: null, amount: cents(5_000), reason: 'Paid twice' },
  },
  { type: 'invoice.credit', id: 'intent-credit', credit: { amount: cents(1_000), reason: 'Redone' } },
  { type: 'invoice.apply', id: 'intent-apply', amount: cents(1_000) },
  { type: 'invoice.void', id: 'intent-void', reason: 'Twice' },
  ...INVOICE_STATUSES.map((status) => ({ type: 'invoice.changed', invoice: invoice(status) }) as const),
  { type: 'invoice.retry' },
  { type: 'invoice.dismiss' },
]

const answers = INVOICE_STATUSES.map(invoice)

const LEADS_TO: Record<BillingIntent['command'], readonly InvoiceStatus[]> = {
  send: ['sent'],
  remind: ['sent', 'viewed', 'partial', 'overdue'],
  pay: ['partial', 'paid'],
  refund: ['sent', 'viewed', 'overdue', 'partial'],
  credit: ['sent', 'viewed', 'partial', 'overdue', 'paid'],
  apply: ['partial', 'paid'],
  void: ['cancelled'],
}

const follows = ({ context }: BillingSnapshot, answer: InvoiceCore | undefined): boolean =>
  context.intent !== null && answer !== undefined && LEADS_TO[context.intent.command].includes(answer.status)

const outcome = { done: answers, failed: [BUSY] }

export const invoiceBillingModel: FlowModel = {
  input: { actor: OWNER, invoice: invoice('draft') },
  events,
  outcomes: {
    sendInvoice: outcome,
    remindInvoice: outcome,
    recordPayment: outcome,
    refundPayment: outcome,
    creditInvoice: outcome,
    applyCredit: outcome,
    voidInvoice: outcome,
  },
  stateKey: ({ value, context }: BillingSnapshot) =>
    JSON.stringify([value, context.invoice.status, context.intent?.command ?? null, context.failure !== null]),
  plausible: (snapshot: BillingSnapshot, event: AnyEventObject) =>
    event.type.startsWith('xstate.done.actor.') ? follows(snapshot, event.output as InvoiceCore | undefined) : true,
}
