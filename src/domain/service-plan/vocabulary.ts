/** PLAN-09 */
export const PLAN_STATUSES = ['active', 'paused', 'completed', 'cancelled'] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

/** The same four cycles for templates and plans (PLAN-07, X-36). */
export const BILLING_CYCLES = ['monthly', 'quarterly', 'annual', 'per_service'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

/** Most frequent first (PLAN-08). */
export const FREQUENCIES = ['weekly', 'every_second_week', 'monthly', 'seasonal'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** PLAN-08 */
export const PLAN_CATEGORIES = ['lawn_care', 'maintenance'] as const
export type PlanCategory = (typeof PLAN_CATEGORIES)[number]

/** The next visit counts from the calendar or from the day the last one was done. */
export const COUNTED_FROM = ['calendar', 'completion'] as const
export type CountedFrom = (typeof COUNTED_FROM)[number]

/** A due charge is billed by hand, drafted for review, or drafted and sent. */
export const CHARGE_BILLING = ['by_hand', 'draft', 'send'] as const
export type ChargeBilling = (typeof CHARGE_BILLING)[number]

/** Inactive templates are not offered for new plans. */
export const TEMPLATE_ACTIVITIES = ['active', 'inactive'] as const
