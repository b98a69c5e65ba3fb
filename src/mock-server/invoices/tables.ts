import {
  type CreditApplication,
  type CreditNote,
  creditApplicationSchema,
  creditNoteSchema,
  type InvoicePayment,
  type InvoiceRow,
  invoicePaymentSchema,
  invoiceRowSchema,
  NEW_INVOICE,
} from '@/domain/invoice/invoice'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import { amountIn } from '@/domain/money/amount-in'
import type { Actor } from '@/domain/permissions/actor'
import { type RecordRules, table } from '../core/log/registry'
import type { Reader } from '../core/log/rows'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    invoices: InvoiceRow
    invoice_payments: InvoicePayment
    credit_notes: CreditNote
    credit_applications: CreditApplication
  }
}

/** The invoice moved to another client by a merge. */
export const INVOICE_MERGED = 'invoice.client_merged'

/** The client opened it on their page. */
export const INVOICE_VIEWED = 'invoice.viewed'
export const DRAFTED_BY_PLAN = 'invoice.drafted_by_plan'
export const SENT_BY_PLAN = 'invoice.sent_by_plan'
export const PAID_BY_CARD = 'invoice_payment.made_by_card'

const ofBusiness = ({ business_id }: { business_id: number }) => business_id
const toBilling = (_row: unknown, actor: Actor) => maySeeInvoices(actor)
const pageOf = (id: number) => `/dashboard/invoicing?invoice=${id}`
/** In the currency of the invoice: `€50.00`. */
const amountOf = ({ amount, invoice_id }: InvoicePayment | CreditApplication, store: Reader): string =>
  amountIn(amount, store.find('invoices', invoice_id)?.currency ?? 'USD')

const ofInvoice = { table: 'invoices', id: ({ invoice_id }: { invoice_id: number }) => invoice_id } as const

const invoiceRecord: RecordRules<InvoiceRow> = {
  stream: 'invoice',
  nouns: ['invoice', 'invoices'],
  business: ofBusiness,
  name: ({ invoice_number }) => invoice_number,
  number: 'invoice_number',
  words: { line_items: 'lines', discount_amount: 'discount' },
  visible: toBilling,
  page: ({ id }) => pageOf(id),
  follows: [INVOICE_MERGED],
  inRuns: [DRAFTED_BY_PLAN, SENT_BY_PLAN],
}

const paymentRecord: RecordRules<InvoicePayment> = {
  stream: 'invoice_payment',
  nouns: ['payment', 'payments'],
  business: ofBusiness,
  name: (payment, store) => `Payment of ${amountOf(payment, store)}`,
  visible: toBilling,
  page: ({ invoice_id }) => pageOf(invoice_id),
  partOf: ofInvoice,
}

const creditRecord: RecordRules<CreditNote> = {
  stream: 'credit_note',
  nouns: ['credit note', 'credit notes'],
  business: ofBusiness,
  name: ({ credit_number }) => credit_number,
  number: 'credit_number',
  visible: toBilling,
  page: ({ invoice_id }) => pageOf(invoice_id),
  partOf: ofInvoice,
}

const applicationRecord: RecordRules<CreditApplication> = {
  stream: 'credit_application',
  nouns: ['applied credit', 'applied credits'],
  business: ofBusiness,
  name: (credit, store) => `Credit of ${amountOf(credit, store)}`,
  visible: toBilling,
  page: ({ invoice_id }) => pageOf(invoice_id),
  partOf: ofInvoice,
}

export const invoiceFacts = factsOf('invoices', invoiceRecord)

export const invoicePaymentFacts = factsOf('invoice_payments', paymentRecord)

export const creditNoteFacts = factsOf('credit_notes', creditRecord)

export const creditFacts = factsOf('credit_applications', applicationRecord)

export const invoiceTables = {
  invoices: table(invoiceRowSchema, invoiceRecord, { added: NEW_INVOICE }),
  invoice_payments: table(invoicePaymentSchema, paymentRecord),
  credit_notes: table(creditNoteSchema, creditRecord),
  credit_applications: table(creditApplicationSchema, applicationRecord),
}
