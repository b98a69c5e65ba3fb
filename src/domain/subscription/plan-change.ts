import type { Cents } from '../money/money'
import type { Instant } from '../time/clock'
import { periodEnd } from './period'
import { type ChangeDirection, changeDirection, type PlanChoice, planOf, priceOf } from './plan'
import type { Subscription } from './subscription'

/** What a change of plan means in money; shown before it is confirmed, charged by the back end from the same figures. */
export type PlanChange = {
  direction: ChangeDirection
  /** What is given back for the unused rest of the period. */
  credit: Cents
  /** What the same rest costs on the new plan; the whole period where a month becomes a year or a year a month. */
  charge: Cents
  /** What is paid at once: never less than nothing. */
  due_now: Cents
  /** What is left over from a downgrade, and is taken off coming invoices. */
  balance: Cents
  /** The price of a period from the next one on. */
  next_price: Cents
  next_billing_at: Instant
  /** Whether a period of another length begins with it. */
  restarts: boolean
  /** When the running period begins then: now, where it is a new one. */
  period_start: Instant
}

const NOTHING = 0 as Cents

/** The share of the running period that is still to come, 0 to 1. */
const restOf = ({ current_period_start, current_period_end }: Subscription, now: Instant): number => {
  const length = current_period_end - current_period_start
  return length <= 0 ? 0 : Math.min(1, Math.max(0, (current_period_end - now) / length))
}

/** How long the amounts of a change count after they were worked out and shown, in ms. */
const QUOTE_LASTS = 30 * 60_000

/** What someone was shown of a change before they confirmed it: when it was worked out, and what was due then. */
export type Quote = { at: Instant; due_now: Cents }

/** Whether amounts that were worked out at a moment still count. */
export const isQuoteGood = (at: Instant, now: Instant): boolean => at <= now && now - at <= QUOTE_LASTS

/** Whether a choice is what the subscription is already. */
export const isSameChoice = (
  { plan_id, billing_period }: Pick<Subscription, 'plan_id' | 'billing_period'>,
  { plan, period }: PlanChoice,
): boolean => plan_id === plan && billing_period === period

/**
 * Works out a change. A trial is free on any plan, so nothing is due; otherwise the unused rest of the period is credited and the rest on the new
 * plan charged, each rounded to the cent. When switching between monthly and yearly, a whole new period is charged, and begins now. `prorate` off
 * changes the price of the next period only (API-08).
 * @throws RangeError for a plan that is not sold.
 */
export const planChange = (subscription: Subscription, to: PlanChoice, now: Instant, prorate = true): PlanChange => {
  const from = planOf(subscription.plan_id)
  const next = planOf(to.plan)
  if (!from || !next) throw new RangeError(`no such plan: ${to.plan}`)
  const { billing_period, status, current_period_start, current_period_end } = subscription
  const isBilled = prorate && status !== 'trialing'
  const restarts = isBilled && billing_period !== to.period
  const rest = isBilled ? restOf(subscription, now) : 0
  const credit = Math.round(priceOf(from, billing_period) * rest) as Cents
  const charge = Math.round(priceOf(next, to.period) * (restarts ? 1 : rest)) as Cents
  return {
    direction: changeDirection(subscription.plan_id, to.plan),
    credit,
    charge,
    due_now: Math.max(NOTHING, charge - credit) as Cents,
    balance: Math.max(NOTHING, credit - charge) as Cents,
    restarts,
    next_price: priceOf(next, to.period),
    next_billing_at: restarts ? periodEnd(now, to.period) : current_period_end,
    period_start: restarts ? now : current_period_start,
  }
}
