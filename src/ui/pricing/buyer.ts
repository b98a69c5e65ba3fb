import { type BillingPeriod, type PlanId, planOf, SWITCHES } from '@/domain/subscription/plan'

/** What the person who looks at the plans is to them; it decides what a plan's button does (LAND-04). */
export type Buyer =
  /** Not signed in: choosing leads to an account. */
  | { kind: 'stranger' }
  /** Being found out. */
  | { kind: 'loading' }
  /** Could not be found out. */
  | { kind: 'unknown'; onRetry: () => void }
  | { kind: 'may_not_buy' }
  | { kind: 'not_onboarded' }
  | { kind: 'subscribed'; plan_id: PlanId; billing_period: BillingPeriod }
  /** Known as a customer: choosing begins the checkout. `had_trial` when an earlier subscription has ended. */
  | { kind: 'ready'; had_trial: boolean }

/** What a plan's card offers. */
export type Offer =
  | { kind: 'choose'; label: string; selected: boolean }
  /** Its checkout is about to open. */
  | { kind: 'busy' }
  | { kind: 'current' }
  /** Leads to where the plan is changed. */
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

/** What one plan's card offers to that person (LAND-03, LAND-04). */
export const offerOf = (plan: PlanId, buyer: Buyer, { period, selected, starting }: Choice): Offer => {
  if (buyer.kind === 'may_not_buy') return { kind: 'none' }
  if (buyer.kind === 'subscribed') return offerToSubscriber(plan, buyer, period)
  if (starting === plan) return { kind: 'busy' }
  const isSelected = selected === plan
  if (buyer.kind === 'ready')
    return { kind: 'choose', label: buyer.had_trial ? 'Subscribe again' : START, selected: isSelected }
  return { kind: 'choose', label: isSelected ? SELECTED : START, selected: isSelected }
}
