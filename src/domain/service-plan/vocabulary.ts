/** Where a plan is in its life (PLAN-09). */
export const PLAN_STATUSES = ['active', 'paused', 'completed', 'cancelled'] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

/** PLAN-07, X-36: the same four for templates and plans. */
export const BILLING_CYCLES = ['monthly', 'quarterly', 'annual', 'per_service'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

/** How often the work is done, the most often first (PLAN-08). */
export const FREQUENCIES = ['weekly', 'every_second_week', 'monthly', 'seasonal'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** PLAN-08 */
export const PLAN_CATEGORIES = ['lawn_care', 'maintenance'] as const
export type PlanCategory = (typeof PLAN_CATEGORIES)[number]

/** What the next visit is counted from: its place in the calendar, or the day on which the last one was done. */
export const COUNTED_FROM = ['calendar', 'completion'] as const
export type CountedFrom = (typeof COUNTED_FROM)[number]

/** What is done with a charge when it falls due: someone bills it, or an invoice is drafted for review, or drafted and sent. */
export const CHARGE_BILLING = ['by_hand', 'draft', 'send'] as const
export type ChargeBilling = (typeof CHARGE_BILLING)[number]

/** Whether a template is offered for new plans. */
export const TEMPLATE_ACTIVITIES = ['active', 'inactive'] as const
