import { formatMoney } from '../money'
import { type BillingPeriod, type Plan, planOf, priceOf } from './plan'
import type { Subscription } from './subscription'

/** "per month", "per year" */
const PER: Record<BillingPeriod, string> = { monthly: 'per month', yearly: 'per year' }

/** "$99.00 per month": what a plan costs. */
export const priceText = (plan: Plan, period: BillingPeriod): string =>
  `${formatMoney(priceOf(plan, period))} ${PER[period]}`

/** What a subscription costs by its plan; empty for a plan that is not sold any more. */
export const subscriptionPrice = ({
  plan_id,
  billing_period,
}: Pick<Subscription, 'plan_id' | 'billing_period'>): string => {
  const plan = planOf(plan_id)
  return plan ? priceText(plan, billing_period) : ''
}
