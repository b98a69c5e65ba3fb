import * as v from 'valibot'
import { duration, money } from '../amount'
import { LONGEST } from '../field'
import { dollarsFromCents } from '../money'
import { typedNumber, typedOrZero } from '../typed-number'
import { filledText, text } from '../typed-text'
import type { PlanTemplate } from './template'
import { amountDue } from './terms'
import { BILLING_CYCLES, COUNTED_FROM, FREQUENCIES, PLAN_CATEGORIES } from './vocabulary'

const MONTHS = 'Use whole months from 0 to 60'

const plain = {
  name: filledText(LONGEST.name, 'Name is required'),
  description: text(LONGEST.notes),
  category: v.picklist(PLAN_CATEGORIES),
  frequency: v.picklist(FREQUENCIES),
  counted_from: v.picklist(COUNTED_FROM),
  billing_cycle: v.picklist(BILLING_CYCLES),
  active: v.boolean(),
}
const months = v.pipe(v.number(), v.integer(MONTHS), v.minValue(0, MONTHS), v.maxValue(60, MONTHS))

/** What is sent of a template, amounts in dollars. */
export const planTemplateFields = {
  ...plain,
  price_per_cycle: money,
  price_per_service: money,
  min_contract_months: months,
  visit_minutes: duration,
}

/** The New and Edit Template form: as typed in, a `PlanTemplateDraft` out (PLAN-01, PLAN-08). */
export const planTemplateFormSchema = v.pipe(
  v.object({
    ...plain,
    price_per_cycle: typedOrZero(money),
    price_per_service: typedOrZero(money),
    min_contract_months: typedOrZero(months, '6'),
    visit_minutes: typedNumber(duration, 'Length of a visit is required', '60'),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || unpricedField(dataset.value) === null) return
    const key = unpricedField(dataset.value) ?? 'price_per_cycle'
    addIssue({
      message: UNPRICED[key],
      path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: dataset.value[key] }],
    })
  }),
)
export type PlanTemplateForm = v.InferInput<typeof planTemplateFormSchema>
export type PlanTemplateDraft = v.InferOutput<typeof planTemplateFormSchema>

type PriceField = 'price_per_cycle' | 'price_per_service'

/** What is said where the price is missing by which a template is billed. */
export const UNPRICED: Record<PriceField, string> = {
  price_per_cycle: 'Price per cycle is required',
  price_per_service: 'Price per service is required',
}

type Priced = Pick<PlanTemplate, PriceField | 'billing_cycle'>

/** The price that a template lacks, given how it is billed; null where it has it. */
export const unpricedField = (template: Priced): PriceField | null => {
  if (amountDue(template) > 0) return null
  return template.billing_cycle === 'per_service' ? 'price_per_service' : 'price_per_cycle'
}

/** A new template's form. */
export const emptyPlanTemplateForm: PlanTemplateForm = {
  name: '',
  description: '',
  category: 'lawn_care',
  frequency: 'weekly',
  counted_from: 'calendar',
  billing_cycle: 'monthly',
  price_per_cycle: '',
  price_per_service: '',
  min_contract_months: '',
  visit_minutes: '60',
  active: true,
}

/** A template as its form shows it. */
export const planTemplateFormOf = (template: PlanTemplate): PlanTemplateForm => {
  const { id: _, business_id: __, created_at: ___, ...fields } = template
  return {
    ...fields,
    price_per_cycle: dollarsFromCents(template.price_per_cycle).toFixed(2),
    price_per_service: dollarsFromCents(template.price_per_service).toFixed(2),
    min_contract_months: String(template.min_contract_months),
    visit_minutes: String(template.visit_minutes),
  }
}
