import { type ChangeDirection, changeDirection, PLANS, type Plan, priceText } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'
import { includes } from './plan-limits'

/** A plan as the dialog offers it, in the period that is paid for now. */
export type PlanOffer = {
  plan: Plan
  direction: ChangeDirection
  /** "Upgrade", "Downgrade", "Current plan" (SUB-08). */
  label: string
  price: string
  includes: string
}

const LABELS: Record<ChangeDirection, string> = { upgrade: 'Upgrade', downgrade: 'Downgrade', same: 'Current plan' }

/** All plans, each with the way it lies from the present one. */
export const planOffers = ({
  plan_id,
  billing_period,
}: Pick<Subscription, 'plan_id' | 'billing_period'>): PlanOffer[] =>
  PLANS.map((plan) => {
    const direction = changeDirection(plan_id, plan.id)
    return {
      plan,
      direction,
      label: LABELS[direction],
      price: priceText(plan, billing_period),
      includes: includes(plan),
    }
  })
