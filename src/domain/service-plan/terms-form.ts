import * as v from 'valibot'
import { duration, money } from '../money/amount'
import { type Cents, dollarsFromCents } from '../money/money'
import { ownAmountTyped } from '../money/typed-amount'
import { LONGEST } from '../text/field'
import { typedNumber, typedOrZero } from '../text/typed-number'
import { filledText, text } from '../text/typed-text'
import type { PlanRow } from './plan'
import type { PlanTemplate } from './template'
import { amountDue, type NO_PRICE, priceIn, type termFields } from './terms'
import {
  BILLING_CYCLES,
  type BillingCycle,
  CHARGE_BILLING,
  COUNTED_FROM,
  FREQUENCIES,
  PLAN_CATEGORIES,
} from './vocabulary'

const MONTHS = 'Use whole months from 0 to 60'
const months = v.pipe(v.number(), v.integer(MONTHS), v.minValue(0, MONTHS), v.maxValue(60, MONTHS))

const plain = {
  category: v.picklist(PLAN_CATEGORIES),
  frequency: v.picklist(FREQUENCIES),
  counted_from: v.picklist(COUNTED_FROM),
  billing_cycle: v.picklist(BILLING_CYCLES),
  charge_billing: v.picklist(CHARGE_BILLING),
}

/** Request fields of the terms; amounts are in dollars. */
export const sentTerms = {
  ...plain,
  price_per_cycle: money,
  price_per_service: money,
  min_contract_months: months,
  visit_minutes: duration,
}

export const typedTerms = {
  ...plain,
  price_per_cycle: ownAmountTyped(typedOrZero(money)),
  price_per_service: ownAmountTyped(typedOrZero(money)),
  min_contract_months: typedOrZero(months, '6'),
  visit_minutes: typedNumber(duration, 'Length of a visit is required', '60'),
}

type Terms = Pick<PlanTemplate, keyof typeof termFields>

const dollars = (amount: Cents): string => dollarsFromCents(amount).toFixed(2)

export const termsTyped = (terms: Terms) => ({
  category: terms.category,
  frequency: terms.frequency,
  counted_from: terms.counted_from,
  billing_cycle: terms.billing_cycle,
  charge_billing: terms.charge_billing,
  price_per_cycle: dollars(terms.price_per_cycle),
  price_per_service: dollars(terms.price_per_service),
  min_contract_months: String(terms.min_contract_months),
  visit_minutes: String(terms.visit_minutes),
})

export const emptyTerms: v.InferInput<v.ObjectSchema<typeof typedTerms, undefined>> = {
  category: 'lawn_care',
  frequency: 'weekly',
  counted_from: 'calendar',
  billing_cycle: 'monthly',
  charge_billing: 'by_hand',
  price_per_cycle: '',
  price_per_service: '',
  min_contract_months: '',
  visit_minutes: '60',
}

/** Scales the price to another cycle, unless the user entered a different one. */
export const priceForCycle = (terms: Terms, typed: PlanTermsForm, cycle: BillingCycle): string => {
  // Billed by the visit, the price per cycle is for a month.
  const usual = (billed: BillingCycle) =>
    dollars(billed === 'per_service' ? terms.price_per_cycle : priceIn(terms, billed))
  return typed.price_per_cycle === usual(typed.billing_cycle) ? usual(cycle) : typed.price_per_cycle
}

type PriceField = keyof typeof NO_PRICE

export const UNPRICED: Record<PriceField, string> = {
  price_per_cycle: 'Price per cycle is required',
  price_per_service: 'Price per service is required',
}

export const unpricedField = (terms: Pick<Terms, PriceField | 'billing_cycle'>): PriceField | null => {
  if (amountDue(terms) > 0) return null
  return terms.billing_cycle === 'per_service' ? 'price_per_service' : 'price_per_cycle'
}

const ofPlan = { plan_name: filledText(LONGEST.name, 'Name is required'), special_instructions: text(LONGEST.notes) }

export const sentPlanTerms = { ...ofPlan, ...sentTerms }

export const planTermsFormSchema = v.object({ ...ofPlan, ...typedTerms })
export type PlanTermsForm = v.InferInput<typeof planTermsFormSchema>
export type PlanTerms = v.InferOutput<typeof planTermsFormSchema>

export const planTermsFormOf = (plan: PlanRow): PlanTermsForm => ({
  plan_name: plan.plan_name,
  special_instructions: plan.special_instructions,
  ...termsTyped(plan),
})
