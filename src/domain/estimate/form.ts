import * as v from 'valibot'
import { rateText, taxRate, WHOLE_RATE } from '../account/tax-rate'
import type { Currency } from '../account/vocabulary'
import { markup } from '../catalog/amounts'
import { documentLines, linePrice, lineQuantity } from '../line-items/line-item'
import { atLeastNothing, documentTotals } from '../line-items/totals'
import { type Cents, dollarsFromCents } from '../money/money'
import { amountTypedIn } from '../money/typed-amount'
import { id, LONGEST } from '../text/field'
import { filledText, text } from '../text/typed-text'
import { type Day, plusDays } from '../time/calendar'
import { daySchema } from '../time/day'
import { linesChosen, presetChoice } from './choice'
import { numberOrZero } from './cost'
import { depositFrom, depositRefusal } from './deposit'
import { type EstimateRow, laborHours, type StoredLine } from './estimate'
import { DEPOSIT_KINDS, NEW_LINE, offeredFields, packageList } from './offer'
import { discountRefusal } from './offer-refusal'

/** Default validity in days (EST-12). */
export const VALID_DAYS = 30

/** Percent with up to three decimals in the form, thousandths of a percent inside. */
export const taxPercent = v.pipe(
  v.number(),
  v.minValue(0, 'Use a rate of 0 or more'),
  v.maxValue(100, 'Use a rate of 100 or less'),
  v.check((rate) => Math.abs(rate * 1_000 - Math.round(rate * 1_000)) < 1e-6, 'Use at most three decimals'),
  v.transform((rate) => Math.round(rate * 1_000)),
  taxRate,
)

const lineWords = {
  id,
  service_category: text(LONGEST.name),
  service_name: filledText(LONGEST.title, 'Name is required'),
  description: text(LONGEST.notes),
}

export const lineTextSchema = v.object({ ...lineWords, unit: text(LONGEST.name) })

const sentLine = v.object({
  ...lineWords,
  quantity: lineQuantity,
  unit: text(LONGEST.name),
  unit_price: linePrice,
  labor_hours: v.nullish(laborHours, null),
  material_cost: linePrice,
  equipment_cost: linePrice,
  markup_percentage: markup,
  selection: v.nullish(offeredFields.selection, NEW_LINE.selection),
  package_id: v.nullish(offeredFields.package_id, null),
})

const words = {
  title: filledText(LONGEST.title, 'Title is required'),
  valid_until: v.pipe(v.string(), v.nonEmpty('Valid until is required'), daySchema),
  description: text(LONGEST.notes),
  terms_and_conditions: text(LONGEST.notes),
  notes: text(LONGEST.notes),
}

/** Writable fields on the wire: amounts in dollars, tax rate in percent. */
export const estimateFields = {
  client_id: id,
  property_id: id,
  ...words,
  line_items: documentLines(sentLine),
  tax_rate: taxPercent,
  discount_amount: linePrice,
  packages: packageList,
  recommended_package_id: v.nullable(id),
  deposit_kind: v.picklist(DEPOSIT_KINDS),
  deposit_amount: linePrice,
  deposit_rate: taxPercent,
}

export type EstimateDraft = Pick<EstimateRow, keyof typeof estimateFields>

const chosen = (message: string) => v.pipe(v.nullable(id), v.number(message))

/** Anything that isn't a number counts as 0 (EST-11). */
const typed = <Output>(schema: v.GenericSchema<number, Output>) => v.pipe(v.string(), v.transform(numberOrZero), schema)

const typedPrice = (currency: Currency) => amountTypedIn(currency, typed(linePrice))

const typedLine = (currency: Currency) =>
  v.object({
    ...lineWords,
    quantity: typed(lineQuantity),
    unit: text(LONGEST.name),
    unit_price: typedPrice(currency),
    labor_hours: v.pipe(
      v.string(),
      v.trim(),
      v.transform((hours) => (hours === '' ? null : numberOrZero(hours))),
      v.nullable(laborHours),
    ),
    material_cost: typedPrice(currency),
    equipment_cost: typedPrice(currency),
    markup_percentage: typed(markup),
    ...offeredFields,
  })
export type LineForm = v.InferInput<ReturnType<typeof typedLine>>

const DISCOUNT_INPUTS = [
  ['line_items', '$', 'id'],
  ['line_items', '$', 'quantity'],
  ['line_items', '$', 'unit_price'],
  ['line_items', '$', 'selection'],
  ['line_items', '$', 'package_id'],
  ['tax_rate'],
  ['discount_amount'],
  ['packages'],
  ['recommended_package_id'],
] as const

const DEPOSIT_INPUTS = [...DISCOUNT_INPUTS, ['deposit_kind'], ['deposit_amount'], ['deposit_rate']] as const

/** Form values in, an `EstimateDraft` out (EST-04, EST-05, EST-11). Amounts are in the estimate's currency. */
export const estimateFormSchema = (currency: Currency) =>
  v.pipe(
    v.object({
      client_id: chosen('Client is required'),
      property_id: chosen('Property is required'),
      title: words.title,
      valid_until: words.valid_until,
      description: words.description,
      line_items: documentLines(typedLine(currency)),
      tax_rate: typed(taxPercent),
      discount_amount: typedPrice(currency),
      packages: packageList,
      recommended_package_id: v.nullable(id),
      deposit_kind: v.picklist(DEPOSIT_KINDS),
      deposit_amount: typedPrice(currency),
      deposit_rate: typed(taxPercent),
      terms_and_conditions: words.terms_and_conditions,
      notes: words.notes,
    }),
    v.forward(
      v.partialCheck(
        DISCOUNT_INPUTS,
        (document) => discountRefusal(document) === null,
        ({ input }) => discountRefusal(input) ?? '',
      ),
      ['discount_amount'],
    ),
    v.forward(
      v.partialCheck(
        DEPOSIT_INPUTS,
        (document) => depositRefusal(document)?.field !== 'deposit_amount',
        ({ input }) => depositRefusal(input)?.reason ?? '',
      ),
      ['deposit_amount'],
    ),
    v.forward(
      v.partialCheck(
        DEPOSIT_INPUTS,
        (document) => depositRefusal(document)?.field !== 'deposit_rate',
        ({ input }) => depositRefusal(input)?.reason ?? '',
      ),
      ['deposit_rate'],
    ),
  )
export type EstimateForm = v.InferInput<ReturnType<typeof estimateFormSchema>>

type NewForm = { today: Day; tax_rate: number }

/** Valid for 30 days, with the business's tax rate (EST-12). */
export const emptyEstimateForm = ({ today, tax_rate }: NewForm): EstimateForm => ({
  client_id: null,
  property_id: null,
  title: '',
  valid_until: plusDays(today, VALID_DAYS),
  description: '',
  line_items: [],
  tax_rate: rateText(tax_rate),
  discount_amount: '0',
  packages: [],
  recommended_package_id: null,
  deposit_kind: 'none',
  deposit_amount: '0',
  deposit_rate: '0',
  terms_and_conditions: '',
  notes: '',
})

/** One unit with a 15% markup (EST-12). Line ids grow, and survive reordering. */
export const newLine = (id: number, patch: Partial<LineForm> = {}): LineForm => ({
  id,
  service_category: '',
  service_name: '',
  description: '',
  quantity: '1',
  unit: 'each',
  unit_price: '0',
  labor_hours: '',
  material_cost: '0',
  equipment_cost: '0',
  markup_percentage: '15',
  ...NEW_LINE,
  ...patch,
})

/** Time-based, so two people adding a line at once get different ids unless within the same millisecond. */
export const nextLineId = (lines: readonly Pick<LineForm, 'id'>[], now: number): number =>
  Math.max(now, ...lines.map(({ id }) => id + 1))

const amountText = (amount: Cents): string => String(dollarsFromCents(amount))

const lineFormOf = (line: StoredLine): LineForm => ({
  id: line.id,
  service_category: line.service_category,
  service_name: line.service_name,
  description: line.description,
  quantity: String(line.quantity),
  unit: line.unit,
  unit_price: amountText(line.unit_price),
  labor_hours: line.labor_hours === null ? '' : String(line.labor_hours),
  material_cost: amountText(line.material_cost),
  equipment_cost: amountText(line.equipment_cost),
  markup_percentage: String(line.markup_percentage),
  selection: line.selection,
  package_id: line.package_id,
})

export const estimateFormOf = (estimate: EstimateDraft): EstimateForm => ({
  client_id: estimate.client_id,
  property_id: estimate.property_id,
  title: estimate.title,
  valid_until: estimate.valid_until,
  description: estimate.description,
  line_items: estimate.line_items.map(lineFormOf),
  tax_rate: rateText(estimate.tax_rate),
  discount_amount: amountText(estimate.discount_amount),
  packages: estimate.packages.map((each) => ({ ...each })),
  recommended_package_id: estimate.recommended_package_id,
  deposit_kind: estimate.deposit_kind,
  deposit_amount: amountText(estimate.deposit_amount),
  deposit_rate: rateText(estimate.deposit_rate),
  terms_and_conditions: estimate.terms_and_conditions,
  notes: estimate.notes,
})

export const typedLineOf = (line: LineForm, currency: Currency) => ({
  ...line,
  quantity: Math.round(Math.max(0, numberOrZero(line.quantity)) * 10) / 10,
  unit_price: centsTyped(line.unit_price, currency),
  material_cost: centsTyped(line.material_cost, currency),
  equipment_cost: centsTyped(line.equipment_cost, currency),
})

/** Totals while typing, with the preset choice; invalid input counts as 0 (EST-10, EST-11). */
export const typedTotals = (form: EstimateForm, currency: Currency) => {
  const offer = {
    ...form,
    line_items: form.line_items.map((line) => typedLineOf(line, currency)),
    tax_rate: rateTyped(form.tax_rate),
    discount_amount: centsTyped(form.discount_amount, currency),
    deposit_amount: centsTyped(form.deposit_amount, currency),
    deposit_rate: rateTyped(form.deposit_rate),
  }
  const lines = linesChosen(offer, presetChoice(offer))
  const totals = atLeastNothing(documentTotals(lines, offer))
  return {
    offer,
    lines,
    totals,
    deposit: depositFrom(offer, totals.total_amount),
    refusal: discountRefusal(offer),
  }
}

const rateTyped = (typedRate: string): number =>
  Math.min(WHOLE_RATE, Math.round(Math.max(0, numberOrZero(typedRate)) * 1_000))

const NOTHING = 0 as Cents

const centsTyped = (typedAmount: string, currency: Currency): Cents => {
  const read = v.safeParse(typedPrice(currency), typedAmount)
  return read.success ? read.output : NOTHING
}
