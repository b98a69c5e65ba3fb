import { setup } from 'xstate'
import { type InvoiceCommand, type InvoiceCore, invoiceCore, judgeInvoice } from '@/domain/invoice/commands'
import { INVOICE_STATUSES } from '@/domain/invoice/vocabulary'
import { commanding, NO_INTENT } from '../commanding/commanding'
import { port } from '../port'
import {
  type BillingContext,
  type BillingEvent,
  type BillingInput,
  type BillingIntent,
  type InvoiceChanged,
  intentFrom,
} from './context'
import type { BillingPorts } from './ports'

type Types = {
  context: BillingContext
  event: BillingEvent
  intent: BillingIntent
  command: InvoiceCommand
  ports: BillingPorts
  answer: InvoiceCore
  report: InvoiceChanged
}

const may = ({ actor, invoice }: BillingContext, command: InvoiceCommand) => judgeInvoice(actor, command, invoice).ok

const commands = commanding<Types>({
  states: {
    send: 'sending',
    remind: 'reminding',
    pay: 'recording',
    refund: 'refunding',
    credit: 'crediting',
    apply: 'applying',
    void: 'voiding',
  },
  intentFrom,
  may,
  statusOf: ({ invoice }) => invoice.status,
  accept: (_, invoice) => ({ invoice: invoiceCore(invoice) }),
  learn: ({ invoice }) => ({ invoice: invoiceCore(invoice) }),
  isMoot: (context, { command }) => !may(context, command),
})
const { ask, asking } = commands

const awaited = {
  'invoice.remind': ask('remind'),
  'invoice.pay': ask('pay'),
  'invoice.credit': ask('credit'),
  'invoice.apply': ask('apply'),
}
const open = { on: { ...awaited, 'invoice.void': ask('void') } }

/**
 * The office side of an invoice (INV-06, INV-07). Every status is a state; every command has a state that calls the back end, whose answer
 * goes through `routing` to the new status. Guards use the rules in `domain/invoice`.
 */
export const invoiceBillingMachine = setup({
  types: {
    context: {} as BillingContext,
    events: {} as BillingEvent,
    input: {} as BillingInput,
  },
  actors: {
    sendInvoice: port<BillingPorts['sendInvoice']>(),
    remindInvoice: port<BillingPorts['remindInvoice']>(),
    recordPayment: port<BillingPorts['recordPayment']>(),
    refundPayment: port<BillingPorts['refundPayment']>(),
    creditInvoice: port<BillingPorts['creditInvoice']>(),
    applyCredit: port<BillingPorts['applyCredit']>(),
    voidInvoice: port<BillingPorts['voidInvoice']>(),
  },
  guards: commands.guards,
  actions: commands.actions,
}).createMachine({
  id: 'invoice-billing',
  version: '1',
  context: ({ input }) => ({ actor: input.actor, invoice: input.invoice, ...NO_INTENT }),
  initial: 'routing',
  on: {
    'invoice.changed': commands.learned,
    'invoice.retry': commands.retry,
    'invoice.dismiss': commands.dismiss,
  },
  states: {
    routing: { always: commands.toStatus(INVOICE_STATUSES) },
    retrying: commands.retrying,

    draft: { on: { 'invoice.send': ask('send'), 'invoice.void': ask('void') } },
    sent: open,
    viewed: open,
    partial: { on: { ...awaited, 'invoice.refund': ask('refund') } },
    overdue: open,
    paid: { on: { 'invoice.refund': ask('refund'), 'invoice.credit': ask('credit') } },
    // An undo from the history may reopen it.
    cancelled: {},

    sending: asking('sendInvoice', ['send'], ({ key }, { invoice }) => ({ key, invoice_id: invoice.id })),
    reminding: asking('remindInvoice', ['remind'], ({ key }, { invoice }) => ({ key, invoice_id: invoice.id })),
    recording: asking('recordPayment', ['pay'], ({ key, payment }, { invoice }) => ({
      key,
      payment,
      invoice_id: invoice.id,
    })),
    refunding: asking('refundPayment', ['refund'], ({ key, refund }, { invoice }) => ({
      key,
      refund,
      invoice_id: invoice.id,
    })),
    applying: asking('applyCredit', ['apply'], ({ key, amount }, { invoice }) => ({
      key,
      amount,
      invoice_id: invoice.id,
    })),
    crediting: asking('creditInvoice', ['credit'], ({ key, credit }, { invoice }) => ({
      key,
      credit,
      invoice_id: invoice.id,
    })),
    voiding: asking('voidInvoice', ['void'], ({ key, reason }, { invoice }) => ({
      key,
      reason,
      invoice_id: invoice.id,
    })),
  },
})
