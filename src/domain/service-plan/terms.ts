import * as v from 'valibot'
import { cents } from '../money/amount'
import type { Cents } from '../money/money'
import { count, measure } from '../text/field'
import {
  BILLING_CYCLES,
  type BillingCycle,
  CHARGE_BILLING,
  COUNTED_FROM,
  FREQUENCIES,
  PLAN_CATEGORIES,
} from './vocabulary'

/** A plan copies these when it is created, so later edits of the template don't affect it. */
export const termFields = {
  category: v.picklist(PLAN_CATEGORIES),
  frequency: v.picklist(FREQUENCIES),
  counted_from: v.picklist(COUNTED_FROM),
  price_per_cycle: cents,
  price_per_service: cents,
  billing_cycle: v.picklist(BILLING_CYCLES),
  /** Charges are billed by hand, or by invoices that are drafted or sent automatically. */
  charge_billing: v.picklist(CHARGE_BILLING),
  min_contract_months: count,
  visit_minutes: measure,
}

export const NEW_TERMS = { charge_billing: 'by_hand' } as const

/** Fields that only roles with prices see and change (PERM-17). */
export const NO_PRICE = { price_per_cycle: 0 as Cents, price_per_service: 0 as Cents }

type Priced = { billing_cycle: BillingCycle; price_per_cycle: Cents; price_per_service: Cents }

/** A template billed by the visit has its price per cycle for one month. */
const MONTHS: Record<BillingCycle, number> = { monthly: 1, quarterly: 3, annual: 12, per_service: 1 }

/** The price due per cycle: a quarter costs three times a month. */
export const priceIn = (template: Priced, cycle: BillingCycle): Cents =>
  cycle === 'per_service'
    ? template.price_per_service
    : (Math.round((template.price_per_cycle * MONTHS[cycle]) / MONTHS[template.billing_cycle]) as Cents)

export const amountDue = ({ billing_cycle, price_per_cycle, price_per_service }: Priced): Cents =>
  billing_cycle === 'per_service' ? price_per_service : price_per_cycle
