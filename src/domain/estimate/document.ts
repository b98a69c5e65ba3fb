import { fullName } from '../account/user'
import { placeText } from '../client/property'
import { type CustomerDocument, type DocumentHead, placeLines } from '../documents/customer-document'
import { lineQuantity } from '../documents/line-quantity'
import { STAFF_WRITING } from '../documents/staff-writing'
import { columnsIn, type Writing } from '../documents/writing'
import type { DocumentTerms } from '../line-items/totals'
import type { Day } from '../time/calendar'
import { choicesOf, hasChoices, isChosen, type Offer, type OfferedLine, presetChoice, totalsFor } from './choice'
import { type DepositTerms, depositOf } from './deposit'
import type { Estimate, EstimateLine } from './estimate'
import { groupsOf } from './groups'
import { documentNumber } from './number'
import type { Choice } from './offer'

type PaperLine = OfferedLine &
  Pick<EstimateLine, 'service_name' | 'description' | 'quantity' | 'unit' | 'unit_price' | 'total_price'>

export type PaperEstimate = Pick<
  Estimate,
  | 'estimate_number'
  | 'revision'
  | 'title'
  | 'description'
  | 'currency'
  | 'discount_amount'
  | 'tax_rate'
  | 'subtotal'
  | 'tax_amount'
  | 'total_amount'
  | 'valid_until'
  | 'terms_and_conditions'
  | 'answered_by'
  | 'signature'
  | 'packages'
  | 'recommended_package_id'
  | 'choice'
  | 'deposit_due'
> & {
  line_items: readonly PaperLine[]
  client: Pick<NonNullable<Estimate['client']>, 'first_name' | 'last_name' | 'email'> | null
  property: Omit<NonNullable<Estimate['property']>, 'id'> | null
}

const lineOf = (line: PaperLine, { currency }: PaperEstimate, { amount, number }: Writing) => ({
  name: line.service_name,
  description: line.description,
  quantity: lineQuantity(number(line.quantity), line.unit),
  unit_price: amount(line.unit_price, currency),
  total: amount(line.total_price, currency),
})

/** Grouped lines; after the client's answer, only the chosen ones. */
const onPaper = (estimate: PaperEstimate, { words }: Writing) => {
  const groups = groupsOf(estimate, words)
  if (estimate.choice === null) return groups
  return groups
    .map((group) => ({ ...group, title: '', lines: group.lines.filter(({ counts }) => counts) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Names the chosen options and packages as a sentence; empty when there is nothing to choose. */
export const includedText = (
  estimate: Pick<PaperEstimate, 'line_items' | 'packages' | 'recommended_package_id'>,
  { package_id, line_ids }: Choice,
  { words, list }: Writing,
): string => {
  if (!hasChoices(estimate)) return ''
  const { packages, options } = choicesOf(estimate)
  const chosenNames = [
    ...packages.filter(({ id }) => id === package_id).map(({ name }) => `${words['the package']} ${name}`),
    ...options.filter(({ id }) => line_ids.includes(id)).map(({ service_name }) => service_name),
  ]
  return chosenNames.length === 0
    ? words['The total doesn’t include any options.']
    : `${words['The total includes']} ${list(chosenNames)}.`
}

/** Names the preset choices before the client answers; empty when there is nothing to choose. */
const countedText = (estimate: PaperEstimate, writing: Writing): string => {
  if (estimate.choice !== null || !hasChoices(estimate)) return ''
  const counts = includedText(estimate, presetChoice(estimate), writing)
  return `${counts} ${writing.words['Tell us what you’d like, and we’ll update the total.']}`
}

/** The estimate as it would be after approval with this choice: counted lines, totals and deposit. */
export const asChosen = <E extends PaperEstimate & Offer & DocumentTerms & DepositTerms>(
  estimate: E,
  choice: Choice,
): E => ({
  ...estimate,
  ...totalsFor(estimate, choice),
  choice,
  deposit_due: depositOf(estimate, choice),
  line_items: estimate.line_items.map((line) => ({ ...line, counts: isChosen(line, choice) })),
})

/** Days in the business's time zone. */
export type EstimateDays = { created: Day; answered: Day | null }

const signatureOf = ({ signature, answered_by }: PaperEstimate, { answered }: EstimateDays, { words, day }: Writing) =>
  signature && {
    label: words['Approved by'],
    name: answered_by,
    when: answered === null ? '' : day(answered),
    strokes: signature.strokes,
  }

/** The client-facing document, with their signature if any. Leaves out costs and internal notes. */
export const estimateDocument = (
  estimate: PaperEstimate,
  head: Parameters<typeof placeLines>[0] & Pick<DocumentHead, 'business_name' | 'logo' | 'paper'>,
  days: EstimateDays,
  writing: Writing = STAFF_WRITING,
): CustomerDocument => {
  const { client, property, currency, discount_amount, tax_rate } = estimate
  const { words, day } = writing
  const amount = (cents: Estimate['subtotal']) => writing.amount(cents, currency)
  const groups = onPaper(estimate, writing)
  const name = client ? [fullName(client), client.email].filter(Boolean) : []
  const place = property ? [property.property_name, placeText(property)].filter(Boolean) : []
  return {
    kind: words.Estimate,
    number: documentNumber(estimate),
    paper: head.paper,
    business: { name: head.business_name, lines: placeLines(head), logo: head.logo },
    parties: [
      { label: words['Prepared for'], lines: name },
      { label: words.Property, lines: place },
    ].filter(({ lines }) => lines.length > 0),
    facts: [
      { label: words.Date, value: day(days.created) },
      { label: words['Valid until'], value: day(estimate.valid_until) },
      ...(estimate.deposit_due > 0 ? [{ label: words.Deposit, value: amount(estimate.deposit_due) }] : []),
    ],
    title: estimate.title,
    description: estimate.description,
    lines: groups.flatMap(({ title, about, lines }) =>
      lines.map((line, at) => ({
        ...(at === 0 && title !== '' ? { heading: title, ...(about ? { about } : {}) } : {}),
        ...lineOf(line, estimate, writing),
      })),
    ),
    columns: columnsIn(words),
    totals: [
      { label: words.Subtotal, value: amount(estimate.subtotal) },
      { label: `${words.Tax} (${writing.rate(tax_rate)})`, value: amount(estimate.tax_amount) },
      ...(discount_amount > 0 ? [{ label: words.Discount, value: `-${amount(discount_amount)}` }] : []),
      { label: `${words.Total} (${currency})`, value: amount(estimate.total_amount) },
    ],
    sections: [
      { title: words['What’s in the total'], text: countedText(estimate, writing) },
      { title: words['Terms and conditions'], text: estimate.terms_and_conditions },
    ].filter(({ text }) => text !== ''),
    signature: signatureOf(estimate, days, writing),
    words,
  }
}
