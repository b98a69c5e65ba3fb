import type { InvoiceRow } from '../invoice/invoice'
import { type Day, plusDays } from '../time/calendar'
import type { PlanCharge, PlanRow } from './plan'
import { CYCLE_STEPS, daysOn, firstFrom } from './rhythm'

type Cycled = Pick<PlanRow, 'start_date' | 'billed_since' | 'billing_cycle'>
type Billed = Cycled & Pick<PlanRow, 'status' | 'next_billing_date'>

export type Charged = Pick<PlanCharge, 'due_date' | 'job_id'>

const isCharged = (charged: readonly Charged[], day: Day): boolean =>
  charged.some(({ due_date, job_id }) => job_id === null && due_date === day)

const firstCycle = ({ billed_since, start_date }: Cycled): Day => billed_since ?? start_date

/** Cycles that are due and not charged yet, and the next due day. */
export type DueCharges = { days: Day[]; next_billing_date: Day }

/**
 * Due cycles up to today; null without any. Each cycle comes once: `next_billing_date` moves on, and a cycle that was `charged` before a
 * pause is not charged again when the plan resumes on the same day.
 */
export const dueCharges = (plan: Billed, charged: readonly Charged[], today: Day): DueCharges | null => {
  const { status, billing_cycle, next_billing_date: from } = plan
  if (status !== 'active' || billing_cycle === 'per_service' || from === null || from > today) return null
  const step = CYCLE_STEPS[billing_cycle]
  return {
    days: daysOn(firstCycle(plan), step, { from, until: today }).filter((day) => !isCharged(charged, day)),
    next_billing_date: firstFrom(firstCycle(plan), step, plusDays(today, 1)),
  }
}

/** Null for plans that are billed by the visit. */
export const nextBilling = (plan: Cycled, from: Day, charged: readonly Charged[] = []): Day | null => {
  if (plan.billing_cycle === 'per_service') return null
  const next = firstFrom(firstCycle(plan), CYCLE_STEPS[plan.billing_cycle], from)
  return isCharged(charged, next) ? nextBilling(plan, plusDays(next, 1), charged) : next
}

/** True when no one marked the charge as paid or waived it. For an invoiced charge, the invoice decides instead. */
export const isUnsettled = ({ paid_on, waived_on }: Pick<PlanCharge, 'paid_on' | 'waived_on'>): boolean =>
  paid_on === null && waived_on === null

type Billing = Pick<InvoiceRow, 'sent_at' | 'status'>

/** True for an unsettled charge that no sent invoice includes. Drafts don't count. */
export const isOwedAlone = (charge: Pick<PlanCharge, 'paid_on' | 'waived_on'>, invoice: Billing | undefined): boolean =>
  isUnsettled(charge) && (invoice === undefined || invoice.sent_at === null || invoice.status === 'cancelled')
