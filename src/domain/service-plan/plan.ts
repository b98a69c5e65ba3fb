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

/** More due days than this are not kept: no one schedules years of visits at once. */
export const MOST_UNSCHEDULED = 366

/** A plan as it is kept: whose it is, its terms, and where the clock has got to with it. */
export const planRowSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  /** Where the work is done; the client's first property where that one is gone. */
  property_id: v.nullable(id),
  /** The template it was made from, which may be gone. */
  template_id: id,
  plan_name: v.string(),
  ...termFields,
  status: v.picklist(PLAN_STATUSES),
  start_date: daySchema,
  /** The day from which its cycles are counted since it was billed in another one; null where that is its start. */
  billed_since: v.nullable(daySchema),
  /** The due day of the next visit that is not scheduled yet; null where none will follow or the one before has to be done first. */
  next_visit_date: v.nullable(daySchema),
  /** When the next cycle falls due; null where none does. */
  next_billing_date: v.nullable(daySchema),
  /** Due days that passed while no one was here to schedule them; someone is asked what to do with them. */
  unscheduled_dates: list(daySchema, MOST_UNSCHEDULED),
  special_instructions: v.string(),
  /** ISO 8601 */
  created_at: v.string(),
  created_by: id,
})
export type PlanRow = v.InferOutput<typeof planRowSchema>

/** What plans of earlier releases lack. */
export const NEW_PLAN = { ...NEW_TERMS, billed_since: null } satisfies Partial<PlanRow>

/** What follows from a plan's visits and charges (PLAN-09). */
const computedFields = {
  /** The day of the next visit; null where none will follow. */
  next_service_date: v.nullable(daySchema),
  total_services_completed: count,
  total_services_scheduled: count,
  /** What is owed on it, in the currency of the business. */
  outstanding_balance: cents,
  /** The same of charges that were invoiced in a currency that the business had before; left out where there are none. */
  earlier_balances: v.optional(v.array(amountSchema)),
  /** The client's name as it is now. */
  client_first_name: v.string(),
  client_last_name: v.string(),
}

/** A plan as it is read (PLAN-09). */
export const servicePlanSchema = v.object({ ...planRowSchema.entries, ...computedFields })
export type ServicePlan = v.InferOutput<typeof servicePlanSchema>

/** What falls due of a plan, once for each cycle or visit. The money part makes invoices of it. */
export const planChargeSchema = v.object({
  id,
  business_id: id,
  plan_id: id,
  due_date: daySchema,
  /** The visit it is for; null where it is for a cycle. */
  job_id: v.nullable(id),
  amount: cents,
  paid_on: v.nullable(daySchema),
  /** How it was paid; null where it is open, or was paid before this was asked. */
  payment_method: v.nullable(v.picklist(PAYMENT_METHODS)),
  /** The day it was waived, and why: it is owed no more. */
  waived_on: v.nullable(daySchema),
  waive_reason: v.string(),
  /** What it was paid or waived in, for good; null where it is open, or was settled before this was noted. */
  settled_currency: v.nullable(v.picklist(CURRENCIES)),
  invoice_id: v.nullable(id),
})
export type PlanCharge = v.InferOutput<typeof planChargeSchema>

/** What an open charge has nothing of, and charges of earlier releases lack. */
export const OPEN_CHARGE = {
  payment_method: null,
  waived_on: null,
  waive_reason: '',
  settled_currency: null,
} satisfies Partial<PlanCharge>

/** `PC-1012`: what people call a charge. */
export const chargeNumber = ({ id: charge }: { id: number }): string => `PC-${1_000 + charge}`

/** A charge as it is read: in the currency that it was settled in, else of its invoice, or of the business before it has one. */
export const readChargeSchema = v.object({
  ...v.omit(planChargeSchema, ['settled_currency']).entries,
  currency: v.picklist(CURRENCIES),
})
export type ReadCharge = v.InferOutput<typeof readChargeSchema>

/** A charge that no sent invoice asks for: it is owed, or was marked as paid. */
export const standaloneChargeSchema = v.object({
  ...v.pick(readChargeSchema, ['id', 'plan_id', 'due_date', 'amount', 'currency', 'paid_on']).entries,
  plan_name: v.string(),
  client_id: id,
  client_name: v.string(),
})
export type StandaloneCharge = v.InferOutput<typeof standaloneChargeSchema>

/** A visit of a plan: the job, and when it was due. */
export const planVisitSchema = v.object({
  job_id: id,
  job_number: v.string(),
  due_date: daySchema,
  scheduled_date: daySchema,
  status: v.picklist(JOB_STATUSES),
})
export type PlanVisit = v.InferOutput<typeof planVisitSchema>
