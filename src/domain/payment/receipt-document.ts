import { amountIn } from '../amount-in'
import { dayAt, formatDate } from '../calendar'
import type { CustomerDocument } from '../documents/customer-document'
import { cardName } from '../subscription/billing'
import type { Receipt } from './payment'

/** A receipt as its payer keeps it: invoice number, amount, card and date. */
export const receiptDocument = (receipt: Receipt): CustomerDocument => {
  const { invoice_number, amount, currency, card_brand, card_last4, paid_at, time_zone, refunded_amount } = receipt
  const paid = amountIn(amount, currency)
  const back = refunded_amount > 0 ? [{ label: 'Refunded', value: `-${amountIn(refunded_amount, currency)}` }] : []
  return {
    kind: 'Receipt',
    number: invoice_number,
    business: { name: receipt.business_name, lines: receipt.business_lines, logo: null },
    parties: [{ label: 'Paid by', lines: [receipt.client_name] }],
    facts: [
      { label: 'Date', value: paid_at === null ? '' : formatDate(dayAt(Date.parse(paid_at), time_zone)) },
      { label: 'Card', value: cardName({ brand: card_brand, last4: card_last4 }) },
      { label: 'Transaction', value: receipt.transaction_id },
    ],
    title: '',
    description: '',
    lines: [{ name: `Invoice ${invoice_number}`, description: '', quantity: '1', unit_price: paid, total: paid }],
    totals: [
      ...back,
      { label: 'Still due', value: amountIn(receipt.amount_due, currency) },
      { label: `Amount paid (${currency})`, value: paid },
    ],
    sections: [],
  }
}
