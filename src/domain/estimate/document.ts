import { rateText } from '../account/business-form'
import { amountIn } from '../amount-in'
import { type Day, formatDate } from '../calendar'
import { placeText } from '../client/property'
import { type CustomerDocument, type DocumentHead, placeLines } from '../documents/customer-document'
import { fullName } from '../user'
import { documentNumber, type Estimate } from './estimate'

const lineOf = (line: Estimate['line_items'][number], { currency }: Estimate) => ({
  name: line.service_name,
  description: line.description,
  quantity: [line.quantity.toLocaleString('en-US'), line.unit].filter(Boolean).join(' '),
  unit_price: amountIn(line.unit_price, currency),
  total: amountIn(line.total_price, currency),
})

/** An estimate as its client reads it. What it costs the business, and its notes, are not in it. `made` is the day it was made. */
export const estimateDocument = (estimate: Estimate, head: DocumentHead, made: Day): CustomerDocument => {
  const { client, property, currency, discount_amount, tax_rate } = estimate
  const amount = (cents: Estimate['subtotal']) => amountIn(cents, currency)
  const name = client ? [fullName(client), client.email].filter(Boolean) : []
  const place = property ? [property.property_name, placeText(property)].filter(Boolean) : []
  return {
    kind: 'Estimate',
    number: documentNumber(estimate),
    business: { name: head.business_name, lines: placeLines(head), logo: head.logo },
    parties: [
      { label: 'Prepared for', lines: name },
      { label: 'Property', lines: place },
    ].filter(({ lines }) => lines.length > 0),
    facts: [
      { label: 'Date', value: formatDate(made) },
      { label: 'Valid until', value: formatDate(estimate.valid_until) },
    ],
    title: estimate.title,
    description: estimate.description,
    lines: estimate.line_items.map((line) => lineOf(line, estimate)),
    totals: [
      { label: 'Subtotal', value: amount(estimate.subtotal) },
      { label: `Tax (${rateText(tax_rate)}%)`, value: amount(estimate.tax_amount) },
      ...(discount_amount > 0 ? [{ label: 'Discount', value: `-${amount(discount_amount)}` }] : []),
      { label: `Total (${currency})`, value: amount(estimate.total_amount) },
    ],
    sections: [{ title: 'Terms and conditions', text: estimate.terms_and_conditions }].filter(
      ({ text }) => text !== '',
    ),
  }
}
