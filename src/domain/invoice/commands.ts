import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import { type Day, formatDate } from '../time/calendar'
import type { Invoice } from './invoice'
import { mayEditInvoices, mayRecordPayments } from './permissions'

export const INVOICE_COMMANDS = ['send', 'remind', 'pay', 'refund', 'credit', 'apply', 'void'] as const
export type InvoiceCommand = (typeof INVOICE_COMMANDS)[number]

/** The fields that invoice rules depend on, without any names. */
export type InvoiceCore = Pick<
  Invoice,
  'id' | 'status' | 'total_amount' | 'amount_paid' | 'amount_credited' | 'amount_applied' | 'amount_due'
>

export const invoiceCore = (invoice: InvoiceCore): InvoiceCore => {
  const { id, status, total_amount, amount_paid, amount_credited, amount_applied, amount_due } = invoice
  return { id, status, total_amount, amount_paid, amount_credited, amount_applied, amount_due }
}

const VOID = 'This invoice is void.'

const closedRefusal = ({ status }: InvoiceCore, instead: string): string | null => {
  if (status === 'draft') return `This invoice is a draft. ${instead}`
  if (status === 'cancelled') return VOID
  return status === 'paid' ? 'This invoice is paid.' : null
}

/** Returns null when an amount is due. */
export const openRefusal = (invoice: InvoiceCore): string | null => closedRefusal(invoice, 'Send it before it is paid.')

const creditRefusal = ({ status, total_amount, amount_credited }: InvoiceCore): string | null => {
  if (status === 'draft') return 'This invoice is a draft. Change its lines instead.'
  if (status === 'cancelled') return VOID
  return amount_credited >= total_amount ? 'This invoice is already fully credited.' : null
}

const voidRefusal = ({ status, amount_paid, amount_credited, amount_applied }: InvoiceCore): string | null => {
  if (status === 'cancelled') return 'This invoice is already void.'
  if (amount_paid > 0) return 'This invoice has payments. Refund them first, or write a credit note.'
  if (amount_credited > 0) return 'This invoice has a credit note. Undo it first.'
  if (amount_applied > 0) return 'Credit is applied to this invoice. Undo that first.'
  return status === 'paid' ? 'This invoice is paid.' : null
}

type Rule = {
  may(actor: Actor): boolean
  /** `sent`, as in "invoices to be sent". */
  participle: string
  refusal(invoice: InvoiceCore): string | null
}

const RULES: Record<InvoiceCommand, Rule> = {
  send: {
    may: mayEditInvoices,
    participle: 'sent',
    refusal: ({ status }) =>
      status === 'cancelled' ? VOID : status === 'draft' ? null : 'This invoice was already sent.',
  },
  remind: {
    may: mayEditInvoices,
    participle: 'sent',
    refusal: (invoice) => closedRefusal(invoice, 'Send it first.'),
  },
  pay: {
    may: mayRecordPayments,
    participle: 'paid',
    refusal: (invoice) => closedRefusal(invoice, 'Send it before you record a payment.'),
  },
  refund: {
    may: mayRecordPayments,
    participle: 'refunded',
    refusal: ({ amount_paid }) => (amount_paid > 0 ? null : 'Nothing of this invoice is left to refund.'),
  },
  credit: { may: mayEditInvoices, participle: 'credited', refusal: creditRefusal },
  apply: {
    may: mayRecordPayments,
    participle: 'paid',
    refusal: (invoice) => closedRefusal(invoice, 'Send it before you apply credit.'),
  },
  void: { may: mayEditInvoices, participle: 'voided', refusal: voidRefusal },
}

/** Checks the permission first, then the invoice's status. */
export const judgeInvoice = (actor: Actor, command: InvoiceCommand, invoice: InvoiceCore): Verdict => {
  const { may, participle, refusal } = RULES[command]
  if (!may(actor)) return notPermitted(roleCannot('invoices', participle))
  return byStatus(refusal(invoice))
}

/** Returns null for a draft that the actor may edit. */
export const editRefusal = (actor: Actor, { status }: Pick<Invoice, 'status'>): string | null => {
  if (!mayEditInvoices(actor)) return 'Your role can’t edit invoices.'
  if (status === 'draft') return null
  return status === 'cancelled' ? VOID : 'This invoice was sent. Void it and make a new one, or write a credit note.'
}

/** Limits reminders to one a day; returns null when allowed. `reminded` is the day of the last one. */
export const remindedRefusal = (reminded: Day | null, today: Day): string | null =>
  reminded === today ? `A reminder was sent today, ${formatDate(today)}. One a day is enough.` : null
