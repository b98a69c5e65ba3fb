import { type BillingPeriod, type PlanId, planOf, SWITCHES } from '@/domain/subscription/plan'

/** The viewer's relation to the plans, which decides what a plan's button does (LAND-04). */
export type Buyer =
  /** Signed out: choosing a plan leads to registration. */
  | { kind: 'stranger' }
  | { kind: 'loading' }
  | { kind: 'unknown'; onRetry: () => void }
  | { kind: 'may_not_buy' }
  | { kind: 'not_onboarded' }
  | { kind: 'subscribed'; plan_id: PlanId; billing_period: BillingPeriod }
  /** A customer: choosing a plan starts the checkout. `had_trial` is true after an earlier subscription. */
  | { kind: 'ready'; had_trial: boolean }

export type Offer =
  | { kind: 'choose'; label: string; selected: boolean }
  | { kind: 'busy' }
  | { kind: 'current' }
  | { kind: 'change'; label: string }
  | { kind: 'none' }

/** LAND-03 */
const START = 'Start 14-day free trial'
const SELECTED = 'Selected'

type Choice = { period: BillingPeriod; selected: PlanId | null; starting: PlanId | null }

const offerToSubscriber = (
  plan: PlanId,
  paid: { plan_id: PlanId; billing_period: BillingPeriod },
  period: BillingPeriod,
): Offer => {
  if (paid.plan_id !== plan) return { kind: 'change', label: `Change to ${planOf(plan)?.name}` }
  return paid.billing_period === period ? { kind: 'current' } : { kind: 'change', label: SWITCHES[period] }
}

/** LAND-03, LAND-04 */
export const offerOf = (plan: PlanId, buyer: Buyer, { period, selected, starting }: Choice): Offer => {
  if (buyer.kind === 'may_not_buy') return { kind: 'none' }
  if (buyer.kind === 'subscribed') return offerToSubscriber(plan, buyer, period)
  if (starting === plan) return { kind: 'busy' }
  const isSelected = selected === plan
  if (buyer.kind === 'ready')
    return { kind: 'choose', label: buyer.had_trial ? 'Subscribe again' : START, selected: isSelected }
  return { kind: 'choose', label: isSelected ? SELECTED : START, selected: isSelected }
}
