import type { Instant } from '../clock'
import type { Cents } from '../money'
import { type ChangeDirection, changeDirection, type PlanId, planOf, priceOf } from './plan'
import type { Subscription } from './subscription'

/** What a change of plan means in money; shown before it is confirmed, charged by the back end from the same figures. */
export type PlanChange = {
  direction: ChangeDirection
  /** What is given back for the unused rest of the period. */
  credit: Cents
  /** What the same rest costs on the new plan. */
  charge: Cents
  /** What is paid at once: never less than nothing. */
  due_now: Cents
  /** What is left over from a downgrade, and is taken off coming invoices. */
  balance: Cents
  /** The price of a period from the next one on. */
  next_price: Cents
  next_billing_at: Instant
}

const NOTHING = 0 as Cents

/** The share of the running period that is still to come, 0 to 1. */
const restOf = ({ current_period_start, current_period_end }: Subscription, now: Instant): number => {
  const length = current_period_end - current_period_start
  return length <= 0 ? 0 : Math.min(1, Math.max(0, (current_period_end - now) / length))
}

/**
 * Works out a change. A trial is free on any plan, so nothing is due; otherwise the unused rest of the period is credited and the rest
 * on the new plan charged, each rounded to the cent. `prorate` off changes the price of the next period only (API-08).
 * @throws RangeError for a plan that is not sold.
 */
export const planChange = (subscription: Subscription, to: PlanId, now: Instant, prorate = true): PlanChange => {
  const from = planOf(subscription.plan_id)
  const next = planOf(to)
  if (!from || !next) throw new RangeError(`no such plan: ${to}`)
  const { billing_period, status } = subscription
  const rest = prorate && status !== 'trialing' ? restOf(subscription, now) : 0
  const credit = Math.round(priceOf(from, billing_period) * rest) as Cents
  const charge = Math.round(priceOf(next, billing_period) * rest) as Cents
  return {
    direction: changeDirection(subscription.plan_id, to),
    credit,
    charge,
    due_now: Math.max(NOTHING, charge - credit) as Cents,
    balance: Math.max(NOTHING, credit - charge) as Cents,
    next_price: priceOf(next, billing_period),
    next_billing_at: subscription.current_period_end,
  }
}
