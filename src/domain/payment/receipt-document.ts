import { type CustomerDocument, placeLines } from '../documents/customer-document'
import { columnsIn, type Writing } from '../documents/writing'
import { dayAt } from '../time/calendar'
import { cardFact } from './card-fact'
import { paidTotals } from './paid-totals'
import type { Receipt } from './payment'

/** Invoice number, amount, card and date in the payer's language. */
export const receiptDocument = (receipt: Receipt, writing: Writing): CustomerDocument => {
  const { words, amount, day } = writing
  const { invoice_number, receipt_number, currency, paid_at, business } = receipt
  const paid = amount(receipt.amount, currency)
  return {
    kind: words.Receipt,
    number: receipt_number,
    paper: business.paper,
    business: { name: business.name, lines: placeLines(business), logo: business.logo },
    parties: [{ label: words['Paid by'], lines: [receipt.client_name] }],
    facts: [
      { label: words.Date, value: paid_at === null ? '' : day(dayAt(Date.parse(paid_at), business.time_zone)) },
      cardFact(receipt, writing),
      { label: words.Transaction, value: receipt.transaction_id },
    ],
    title: '',
    description: '',
    lines: [
      { name: `${words.Invoice} ${invoice_number}`, description: '', quantity: '1', unit_price: paid, total: paid },
    ],
    totals: paidTotals(receipt, writing, [{ label: words['Still due'], value: amount(receipt.amount_due, currency) }]),
    sections: [],
    columns: columnsIn(words),
    words,
  }
}
