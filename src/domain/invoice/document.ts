import { rateText } from '../account/tax-rate'
import { amountIn } from '../amount-in'
import { formatDate } from '../calendar'
import { wordLabel } from '../client/vocabulary'
import { type CustomerDocument, type DocumentHead, placeLines } from '../documents/customer-document'
import type { Cents } from '../money'
import type { Invoice, InvoiceLine } from './invoice'

const lineOf = (line: InvoiceLine, { currency }: Invoice) => ({
  name: line.service_name,
  description: [line.description, line.date_performed && `Done ${formatDate(line.date_performed)}`]
    .filter(Boolean)
    .join('\n'),
  quantity: [line.quantity.toLocaleString('en-US'), line.unit].filter(Boolean).join(' '),
  unit_price: amountIn(line.unit_price, currency),
  total: amountIn(line.total_price, currency),
})

/** An amount that is taken off; none where there is nothing to take off. */
const less = (label: string, amount: Cents, { currency }: Invoice) =>
  amount > 0 ? [{ label, value: `-${amountIn(amount, currency)}` }] : []

/** An invoice as its client reads it: what it asks for, what was paid of it and what is left to pay. */
export const invoiceDocument = (invoice: Invoice, head: DocumentHead): CustomerDocument => {
  const { currency, tax_rate, status, notes, void_reason } = invoice
  return {
    kind: status === 'cancelled' ? 'Void invoice' : 'Invoice',
    number: invoice.invoice_number,
    paper: head.paper,
    business: { name: head.business_name, lines: placeLines(head), logo: head.logo },
    parties: [{ label: 'Bill to', lines: [invoice.client_name, invoice.client_email].filter(Boolean) }],
    facts: [
      { label: 'Date', value: formatDate(invoice.invoice_date) },
      { label: 'Due', value: formatDate(invoice.due_date) },
      { label: 'Terms', value: wordLabel(invoice.payment_terms) },
    ],
    title: '',
    description: '',
    lines: invoice.line_items.map((line) => lineOf(line, invoice)),
    totals: [
      { label: 'Subtotal', value: amountIn(invoice.subtotal, currency) },
      { label: `Tax (${rateText(tax_rate)}%)`, value: amountIn(invoice.tax_amount, currency) },
      ...less('Discount', invoice.discount_amount, invoice),
      ...less('Invoiced before', invoice.billed_before, invoice),
      { label: 'Total', value: amountIn(invoice.total_amount, currency) },
      ...less('Paid', invoice.amount_paid, invoice),
      ...less('Credited', invoice.amount_credited, invoice),
      { label: `Amount due (${currency})`, value: amountIn(invoice.amount_due, currency) },
    ],
    sections: [
      { title: 'Why it is void', text: void_reason },
      { title: 'Notes', text: notes },
    ].filter(({ text }) => text !== ''),
  }
}
