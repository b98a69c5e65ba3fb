import { rateText } from '../account/tax-rate'
import { amountIn } from '../amount-in'
import { type Day, formatDate } from '../calendar'
import { placeText } from '../client/property'
import { type CustomerDocument, type DocumentHead, placeLines } from '../documents/customer-document'
import { fullName } from '../user'
import { listed } from '../wording'
import { choicesOf, hasChoices } from './choice'
import { documentNumber, type Estimate } from './estimate'
import { groupsOf } from './groups'

const lineOf = (line: Estimate['line_items'][number], { currency }: Estimate) => ({
  name: line.service_name,
  description: line.description,
  quantity: [line.quantity.toLocaleString('en-US'), line.unit].filter(Boolean).join(' '),
  unit_price: amountIn(line.unit_price, currency),
  total: amountIn(line.total_price, currency),
})

/** The lines by what they belong to; once the client has answered, only those that they took. */
const onPaper = (estimate: Estimate) => {
  if (estimate.choice === null) return groupsOf(estimate)
  return groupsOf(estimate)
    .map((group) => ({ ...group, title: '', lines: group.lines.filter(({ counts }) => counts) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Which choices the total counts, while the client has not answered; empty where there is nothing to choose. */
const countedText = (estimate: Estimate): string => {
  if (estimate.choice !== null || !hasChoices(estimate)) return ''
  const { packages, options } = choicesOf(estimate)
  const taken = [
    ...packages.filter(({ is_recommended }) => is_recommended).map(({ name }) => `the package ${name}`),
    ...options.filter(({ is_preselected }) => is_preselected).map(({ service_name }) => service_name),
  ]
  const counts = taken.length === 0 ? 'The total counts none of the options.' : `The total counts ${listed(taken)}.`
  return `${counts} Tell us what you choose, and we work out yours.`
}

/** An estimate as its client reads it. What it costs the business, and its notes, are not in it. `made` is the day it was made. */
export const estimateDocument = (estimate: Estimate, head: DocumentHead, made: Day): CustomerDocument => {
  const { client, property, currency, discount_amount, tax_rate } = estimate
  const groups = onPaper(estimate)
  const amount = (cents: Estimate['subtotal']) => amountIn(cents, currency)
  const name = client ? [fullName(client), client.email].filter(Boolean) : []
  const place = property ? [property.property_name, placeText(property)].filter(Boolean) : []
  return {
    kind: 'Estimate',
    number: documentNumber(estimate),
    paper: head.paper,
    business: { name: head.business_name, lines: placeLines(head), logo: head.logo },
    parties: [
      { label: 'Prepared for', lines: name },
      { label: 'Property', lines: place },
    ].filter(({ lines }) => lines.length > 0),
    facts: [
      { label: 'Date', value: formatDate(made) },
      { label: 'Valid until', value: formatDate(estimate.valid_until) },
      ...(estimate.deposit_due > 0 ? [{ label: 'Deposit', value: amount(estimate.deposit_due) }] : []),
    ],
    title: estimate.title,
    description: estimate.description,
    lines: groups.flatMap(({ title, lines }) =>
      lines.map((line, at) => ({
        ...(at === 0 && title !== '' ? { heading: title } : {}),
        ...lineOf(line, estimate),
      })),
    ),
    totals: [
      { label: 'Subtotal', value: amount(estimate.subtotal) },
      { label: `Tax (${rateText(tax_rate)}%)`, value: amount(estimate.tax_amount) },
      ...(discount_amount > 0 ? [{ label: 'Discount', value: `-${amount(discount_amount)}` }] : []),
      { label: `Total (${currency})`, value: amount(estimate.total_amount) },
    ],
    sections: [
      { title: 'What the total counts', text: countedText(estimate) },
      { title: 'Terms and conditions', text: estimate.terms_and_conditions },
    ].filter(({ text }) => text !== ''),
  }
}
