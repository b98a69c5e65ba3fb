import * as v from 'valibot'
import { CURRENCIES } from '../account/vocabulary'
import { PAYMENT_METHODS } from '../invoice/vocabulary'
import { JOB_STATUSES } from '../job/vocabulary'
import { cents } from '../money/amount'
import { amountSchema } from '../money/sum-text'
import { count, id, list } from '../text/field'
import { daySchema } from '../time/day'
import { NEW_TERMS, termFields } from './terms'
import { PLAN_STATUSES } from './vocabulary'

/** Upper limit of stored due days: no one schedules years of visits at once. */
export const MOST_UNSCHEDULED = 366

export const planRowSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  /** Falls back to the client's first property when the original was deleted. */
  property_id: v.nullable(id),
  /** The template may have been deleted. */
  template_id: id,
  plan_name: v.string(),
  ...termFields,
  status: v.picklist(PLAN_STATUSES),
  start_date: daySchema,
  /** Start of its billing cycles after a cycle change; null means the plan's start. */
  billed_since: v.nullable(daySchema),
  /** Due day of the next unscheduled visit; null when none follows or the previous one has to be done first. */
  next_visit_date: v.nullable(daySchema),
  next_billing_date: v.nullable(daySchema),
  /** Due days that passed while the app was closed; the user decides about them. */
  unscheduled_dates: list(daySchema, MOST_UNSCHEDULED),
  special_instructions: v.string(),
  /** ISO 8601 */
  created_at: v.string(),
  created_by: id,
})
export type PlanRow = v.InferOutput<typeof planRowSchema>

export const NEW_PLAN = { ...NEW_TERMS, billed_since: null } satisfies Partial<PlanRow>

/** Computed from a plan's visits and charges (PLAN-09). */
const computedFields = {
  next_service_date: v.nullable(daySchema),
  total_services_completed: count,
  total_services_scheduled: count,
  /** In the business's currency. */
  outstanding_balance: cents,
  /** Balances of charges invoiced in the business's earlier currencies; absent without any. */
  earlier_balances: v.optional(v.array(amountSchema)),
  client_first_name: v.string(),
  client_last_name: v.string(),
}

/** The plan as the API returns it (PLAN-09). */
export const servicePlanSchema = v.object({ ...planRowSchema.entries, ...computedFields })
export type ServicePlan = v.InferOutput<typeof servicePlanSchema>

/** One charge per cycle or visit. Billing turns charges into invoices. */
export const planChargeSchema = v.object({
  id,
  business_id: id,
  plan_id: id,
  due_date: daySchema,
  job_id: v.nullable(id),
  amount: cents,
  paid_on: v.nullable(daySchema),
  /** Null while open, and for payments before this field existed. */
  payment_method: v.nullable(v.picklist(PAYMENT_METHODS)),
  /** A waived charge is no longer owed. */
  waived_on: v.nullable(daySchema),
  waive_reason: v.string(),
  /** Currency at settlement; never changes. Null while open, and for settlements before this field existed. */
  settled_currency: v.nullable(v.picklist(CURRENCIES)),
  invoice_id: v.nullable(id),
})
export type PlanCharge = v.InferOutput<typeof planChargeSchema>

/** Defaults of an open charge, also for charges of earlier releases. */
export const OPEN_CHARGE = {
  payment_method: null,
  waived_on: null,
  waive_reason: '',
  settled_currency: null,
} satisfies Partial<PlanCharge>

/** `PC-1012`: the display number of a charge. */
export const chargeNumber = ({ id: charge }: { id: number }): string => `PC-${1_000 + charge}`

/** The charge as the API returns it: in its settlement currency, else its invoice's, else the business's. */
export const readChargeSchema = v.object({
  ...v.omit(planChargeSchema, ['settled_currency']).entries,
  currency: v.picklist(CURRENCIES),
})
export type ReadCharge = v.InferOutput<typeof readChargeSchema>

export const standaloneChargeSchema = v.object({
  ...v.pick(readChargeSchema, ['id', 'plan_id', 'due_date', 'amount', 'currency', 'paid_on']).entries,
  plan_name: v.string(),
  client_id: id,
  client_name: v.string(),
})
export type StandaloneCharge = v.InferOutput<typeof standaloneChargeSchema>

export const planVisitSchema = v.object({
  job_id: id,
  job_number: v.string(),
  due_date: daySchema,
  scheduled_date: daySchema,
  status: v.picklist(JOB_STATUSES),
})
export type PlanVisit = v.InferOutput<typeof planVisitSchema>
