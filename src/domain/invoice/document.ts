import { wordLabel } from '../client/vocabulary'
import { type CustomerDocument, type DocumentHead, placeLines } from '../documents/customer-document'
import { lineQuantity } from '../documents/line-quantity'
import { STAFF_WRITING } from '../documents/staff-writing'
import { columnsIn, type Writing } from '../documents/writing'
import { type Cents, sumOfCents } from '../money/money'
import { cardFact } from '../payment/card-fact'
import { paidTotals } from '../payment/paid-totals'
import type { Refund } from '../payment/payment'
import { receiptNumber } from '../payment/receipt-number'
import { creditTax } from './credit-tax'
import type { CreditNote, Invoice, InvoiceLine, InvoicePayment, RecordedPayment } from './invoice'

type Head = Parameters<typeof placeLines>[0] & Pick<DocumentHead, 'business_name' | 'logo' | 'paper'>

type PaperLine = Pick<
  InvoiceLine,
  'service_name' | 'description' | 'quantity' | 'unit' | 'unit_price' | 'total_price' | 'date_performed'
>

type PaperInvoice = Pick<
  Invoice,
  | 'invoice_number'
  | 'invoice_date'
  | 'due_date'
  | 'status'
  | 'currency'
  | 'payment_terms'
  | 'notes'
  | 'void_reason'
  | 'tax_rate'
  | 'subtotal'
  | 'tax_amount'
  | 'discount_amount'
  | 'total_amount'
  | 'amount_paid'
  | 'amount_credited'
  | 'amount_applied'
  | 'amount_due'
  | 'billed_before'
  | 'client_name'
  | 'client_email'
> & { line_items: readonly PaperLine[] }

const lineOf = (line: PaperLine, { currency }: PaperInvoice, { words, amount, day, number }: Writing) => ({
  name: line.service_name,
  description: [line.description, line.date_performed && `${words.Done} ${day(line.date_performed)}`]
    .filter(Boolean)
    .join('\n'),
  quantity: lineQuantity(number(line.quantity), line.unit),
  unit_price: amount(line.unit_price, currency),
  total: amount(line.total_price, currency),
})

const businessOf = (head: Head) => ({ name: head.business_name, lines: placeLines(head), logo: head.logo })
const billedTo = (
  label: string,
  { client_name, client_email }: Pick<PaperInvoice, 'client_name' | 'client_email'>,
) => ({
  label,
  lines: [client_name, client_email].filter(Boolean),
})

export const invoiceDocument = (
  invoice: PaperInvoice,
  head: Head,
  writing: Writing = STAFF_WRITING,
): CustomerDocument => {
  const { currency, tax_rate, status, notes, void_reason } = invoice
  const { words, day } = writing
  const amount = (cents: Cents) => writing.amount(cents, currency)
  const less = (label: string, cents: Cents) => (cents > 0 ? [{ label, value: `-${amount(cents)}` }] : [])
  return {
    kind: status === 'cancelled' ? words['Void invoice'] : words.Invoice,
    number: invoice.invoice_number,
    paper: head.paper,
    business: businessOf(head),
    parties: [billedTo(words['Bill to'], invoice)],
    facts: [
      { label: words.Date, value: day(invoice.invoice_date) },
      { label: words.Due, value: day(invoice.due_date) },
      { label: words.Terms, value: writing.terms(invoice.payment_terms) ?? wordLabel(invoice.payment_terms) },
    ],
    title: '',
    description: '',
    lines: invoice.line_items.map((line) => lineOf(line, invoice, writing)),
    totals: [
      { label: words.Subtotal, value: amount(invoice.subtotal) },
      { label: `${words.Tax} (${writing.rate(tax_rate)})`, value: amount(invoice.tax_amount) },
      ...less(words.Discount, invoice.discount_amount),
      ...less(words['Invoiced before'], invoice.billed_before),
      { label: words.Total, value: amount(invoice.total_amount) },
      ...less(words.Paid, invoice.amount_paid),
      ...less(words.Credited, invoice.amount_credited),
      ...less(words['Credit applied'], invoice.amount_applied),
      { label: `${words['Amount due']} (${currency})`, value: amount(invoice.amount_due) },
    ],
    sections: [
      { title: words['Why it is void'], text: void_reason },
      { title: words.Notes, text: notes },
    ].filter(({ text }) => text !== ''),
    columns: columnsIn(words),
    words,
  }
}

type PaperPayment = Pick<InvoicePayment, 'id' | 'amount' | 'payment_method' | 'payment_date' | 'transaction_id'> &
  Partial<Pick<RecordedPayment, 'card_brand' | 'card_last4'>> & {
    refunds: readonly Pick<Refund, 'amount' | 'refund_date'>[]
  }

const paidWith = ({ payment_method, card_brand = '', card_last4 = '' }: PaperPayment, writing: Writing) =>
  card_last4 === ''
    ? { label: writing.words.Method, value: writing.method(payment_method) }
    : cardFact({ card_brand, card_last4 }, writing)

export const receiptDocument = (
  payment: PaperPayment,
  invoice: PaperInvoice,
  head: Head,
  writing: Writing,
): CustomerDocument => {
  const { words, day } = writing
  const paid = writing.amount(payment.amount, invoice.currency)
  return {
    kind: words.Receipt,
    number: receiptNumber(invoice, payment),
    paper: head.paper,
    business: businessOf(head),
    parties: [billedTo(words['Received from'], invoice)],
    facts: [
      { label: words.Date, value: day(payment.payment_date) },
      paidWith(payment, writing),
      ...(payment.transaction_id === '' ? [] : [{ label: words.Reference, value: payment.transaction_id }]),
    ],
    title: '',
    description: '',
    lines: [
      {
        name: `${words['Payment of']} ${invoice.invoice_number}`,
        description: '',
        quantity: '1',
        unit_price: paid,
        total: paid,
      },
    ],
    totals: paidTotals({ ...payment, currency: invoice.currency }, writing),
    sections: [],
    columns: columnsIn(words),
    words,
  }
}

type PaperCredit = Pick<CreditNote, 'id' | 'credit_number' | 'credit_date' | 'amount' | 'reason'>

/** `credits` are all credit notes of the invoice in the order they were written; null when the invoice has no such credit note. */
export const creditNoteDocument = (
  id: number | undefined,
  credits: readonly PaperCredit[],
  invoice: PaperInvoice,
  head: Head,
  writing: Writing,
): CustomerDocument | null => {
  const at = credits.findIndex((each) => each.id === id)
  const credit = credits[at]
  if (!credit) return null
  const { words, day } = writing
  const amount = (cents: Cents) => writing.amount(cents, invoice.currency)
  const tax = creditTax(credit.amount, sumOfCents(credits.slice(0, at).map((before) => before.amount)), invoice)
  const net = amount((credit.amount - tax) as Cents)
  return {
    kind: words['Credit note'],
    number: credit.credit_number,
    paper: head.paper,
    business: businessOf(head),
    parties: [billedTo(words['Issued to'], invoice)],
    facts: [
      { label: words.Date, value: day(credit.credit_date) },
      { label: words.Invoice, value: `${invoice.invoice_number}, ${day(invoice.invoice_date)}` },
    ],
    title: '',
    description: '',
    lines: [
      {
        name: `${words['Credit note for']} ${invoice.invoice_number}`,
        description: credit.reason,
        quantity: writing.number(1),
        unit_price: net,
        total: net,
      },
    ],
    totals: [
      ...(tax > 0
        ? [
            { label: words.Subtotal, value: net },
            { label: `${words.Tax} (${writing.rate(invoice.tax_rate)})`, value: amount(tax) },
          ]
        : []),
      { label: `${words.Credited} (${invoice.currency})`, value: amount(credit.amount) },
    ],
    sections: [],
    columns: columnsIn(words),
    words,
  }
}
