import { type Day, plusDays } from '../calendar'
import { type Cents, sumOfCents } from '../money'
import type { PlanCharge, PlanRow } from './plan'
import { CYCLE_STEPS, daysOn, firstFrom } from './rhythm'

type Cycled = Pick<PlanRow, 'start_date' | 'billed_since' | 'billing_cycle'>
type Billed = Cycled & Pick<PlanRow, 'status' | 'next_billing_date'>

type Charged = Pick<PlanCharge, 'due_date' | 'job_id'>

const isCharged = (charged: readonly Charged[], day: Day): boolean =>
  charged.some(({ due_date, job_id }) => job_id === null && due_date === day)

/** The first day of the series in which cycles fall due. */
const firstCycle = ({ billed_since, start_date }: Cycled): Day => billed_since ?? start_date

/** The days on which cycles of a plan have fallen due and were not charged yet, and when the next one does. */
export type DueCharges = { days: Day[]; next_billing_date: Day }

/**
 * What has fallen due of a plan up to today; null where nothing has. Each cycle comes once: `next_billing_date` moves on, and a cycle that
 * was `charged` before the plan was paused is not charged again when it is resumed on the same day.
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

/** When a plan is charged next from a day on; null where it is charged by the visit. */
export const nextBilling = (plan: Cycled, from: Day, charged: readonly Charged[] = []): Day | null => {
  if (plan.billing_cycle === 'per_service') return null
  const next = firstFrom(firstCycle(plan), CYCLE_STEPS[plan.billing_cycle], from)
  return isCharged(charged, next) ? nextBilling(plan, plusDays(next, 1), charged) : next
}

/** What is still to be paid. */
export const balanceOf = (charges: readonly Pick<PlanCharge, 'amount' | 'paid_on'>[]): Cents =>
  sumOfCents(charges.filter(({ paid_on }) => paid_on === null).map(({ amount }) => amount))
