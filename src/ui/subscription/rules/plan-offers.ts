import {
  type BillingPeriod,
  changeDirection,
  PLANS,
  type Plan,
  type PlanChoice,
  priceText,
  SWITCHES,
} from '@/domain/subscription/plan'
import { isSameChoice } from '@/domain/subscription/plan-change'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Tone } from '@/ui/kit/feedback/tone'
import { includes } from './plan-limits'

export type PlanOffer = {
  plan: Plan
  choice: PlanChoice
  isPresent: boolean
  /** "Upgrade", "Downgrade", "Current plan", "Switch to annual" (SUB-08). */
  label: string
  tone: Tone
  price: string
  includes: string
}

const wordsOf = (subscription: CurrentPlan, choice: PlanChoice): Pick<PlanOffer, 'label' | 'tone'> => {
  if (isSameChoice(subscription, choice)) return { label: 'Current plan', tone: 'info' }
  switch (changeDirection(subscription.plan_id, choice.plan)) {
    case 'upgrade':
      return { label: 'Upgrade', tone: 'accent' }
    case 'downgrade':
      return { label: 'Downgrade', tone: 'neutral' }
    case 'same':
      return { label: SWITCHES[choice.period], tone: 'accent' }
  }
}

type CurrentPlan = Pick<Subscription, 'plan_id' | 'billing_period'>

export const planOffers = (subscription: CurrentPlan, period: BillingPeriod): PlanOffer[] =>
  PLANS.map((plan) => {
    const choice = { plan: plan.id, period }
    return {
      plan,
      choice,
      isPresent: isSameChoice(subscription, choice),
      ...wordsOf(subscription, choice),
      price: priceText(plan, period),
      includes: includes(plan),
    }
  })

/** Button label: "Upgrade to Enterprise", "Switch to annual". */
export const offerText = ({ plan, label, choice }: PlanOffer, subscription: CurrentPlan): string =>
  plan.id === subscription.plan_id ? label : `${label} to ${plan.name}${periodText(choice.period, subscription)}`

const periodText = (period: BillingPeriod, { billing_period }: CurrentPlan): string => {
  if (period === billing_period) return ''
  return period === 'yearly' ? ', annual' : ', monthly'
}
