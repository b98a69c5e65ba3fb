import type { Cents } from '../money/money'
import type { Instant } from '../time/clock'
import { periodEnd } from './period'
import { type ChangeDirection, changeDirection, type PlanChoice, planOf, priceOf } from './plan'
import type { Subscription } from './subscription'

/** Shown before confirming; the back end charges from the same calculation. */
export type PlanChange = {
  direction: ChangeDirection
  /** Credit for the unused rest of the period. */
  credit: Cents
  /** The price of the same rest on the new plan, or of a whole period when the billing period changes. */
  charge: Cents
  /** Charged immediately; never negative. */
  due_now: Cents
  /** Remaining credit of a downgrade, deducted from future invoices. */
  balance: Cents
  next_price: Cents
  next_billing_at: Instant
  /** True when a new billing period starts immediately. */
  restarts: boolean
  /** Start of the current period after the change: now if it restarts. */
  period_start: Instant
}

const NOTHING = 0 as Cents

const restOf = ({ current_period_start, current_period_end }: Subscription, now: Instant): number => {
  const length = current_period_end - current_period_start
  return length <= 0 ? 0 : Math.min(1, Math.max(0, (current_period_end - now) / length))
}

/** In ms. */
const QUOTE_LASTS = 30 * 60_000

export type Quote = { at: Instant; due_now: Cents }

export const isQuoteGood = (at: Instant, now: Instant): boolean => at <= now && now - at <= QUOTE_LASTS

export const isSameChoice = (
  { plan_id, billing_period }: Pick<Subscription, 'plan_id' | 'billing_period'>,
  { plan, period }: PlanChoice,
): boolean => plan_id === plan && billing_period === period

/**
 * Calculates a plan change. A trial is free on any plan, so nothing is due; otherwise the unused rest of the period is credited and the
 * rest on the new plan charged, each rounded to the cent. Switching between monthly and yearly charges a whole new period that starts now.
 * Without `prorate`, only the next period's price changes (API-08). Throws RangeError for an unknown plan.
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
