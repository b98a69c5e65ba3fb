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

/** What a template offers and a plan keeps: a plan copies it when it is made, so that later edits of the template leave it alone. */
export const termFields = {
  category: v.picklist(PLAN_CATEGORIES),
  frequency: v.picklist(FREQUENCIES),
  counted_from: v.picklist(COUNTED_FROM),
  price_per_cycle: cents,
  price_per_service: cents,
  billing_cycle: v.picklist(BILLING_CYCLES),
  /** Whether charges are billed by hand, or by invoices that are drafted or sent automatically. */
  charge_billing: v.picklist(CHARGE_BILLING),
  min_contract_months: count,
  /** How long a visit takes. */
  visit_minutes: measure,
}

/** What terms of earlier releases lack. */
export const NEW_TERMS = { charge_billing: 'by_hand' } as const

/** What of a template or a plan only those see and change whose role shows prices (PERM-17). */
export const NO_PRICE = { price_per_cycle: 0 as Cents, price_per_service: 0 as Cents }

type Priced = { billing_cycle: BillingCycle; price_per_cycle: Cents; price_per_service: Cents }

/** Months of a cycle. A template that is billed by the visit names its price per cycle for a month. */
const MONTHS: Record<BillingCycle, number> = { monthly: 1, quarterly: 3, annual: 12, per_service: 1 }

/** What falls due at a time when a template is billed in a cycle: three times as much a quarter as a month. */
export const priceIn = (template: Priced, cycle: BillingCycle): Cents =>
  cycle === 'per_service'
    ? template.price_per_service
    : (Math.round((template.price_per_cycle * MONTHS[cycle]) / MONTHS[template.billing_cycle]) as Cents)

/** What falls due at a time: per visit, or per cycle. */
export const amountDue = ({ billing_cycle, price_per_cycle, price_per_service }: Priced): Cents =>
  billing_cycle === 'per_service' ? price_per_service : price_per_cycle
