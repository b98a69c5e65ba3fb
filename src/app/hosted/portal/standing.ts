import { planOf, priceOf } from '@/domain/subscription/plan'
import { isRunning, nextBillingAt, statusLabel, statusTone } from '@/domain/subscription/subscription'
import type { HostedPortal } from '@/mock-server/hosted/wire'
import { longDate, money, perPeriod } from '../words'

type Subscription = NonNullable<HostedPortal['subscription']>

/** How a subscription stands, in words. */
export type Standing = {
  plan: string
  status: string
  tone: ReturnType<typeof statusTone>
  /** What comes next: a payment, an end, or what has to be settled. */
  next: string
  /** What can be asked of it. */
  action: 'cancel' | 'resume' | null
}

const nextOf = (subscription: Subscription, price: string): string => {
  if (!isRunning(subscription)) return `Ended on ${longDate(subscription.current_period_end)}`
  if (subscription.status === 'past_due')
    return 'The last payment failed. Add a card, or choose another one, to pay it.'
  const next = nextBillingAt(subscription)
  if (next === null) return `Ends on ${longDate(subscription.current_period_end)}, and is not renewed`
  return subscription.status === 'trialing'
    ? `Free trial until ${longDate(next)}, then ${price}`
    : `Next payment of ${price} on ${longDate(next)}`
}

const actionOf = (subscription: Subscription): Standing['action'] => {
  if (!isRunning(subscription)) return null
  return subscription.cancel_at_period_end ? 'resume' : 'cancel'
}

/** Puts a subscription into words. */
export const standingOf = (subscription: Subscription): Standing => {
  const plan = planOf(subscription.plan_id)
  const price = plan ? money(priceOf(plan, subscription.billing_period)) : ''
  return {
    plan: `${subscription.plan_name}, ${price} ${perPeriod(subscription.billing_period)}`,
    status: statusLabel(subscription.status),
    tone: statusTone(subscription.status),
    next: nextOf(subscription, price),
    action: actionOf(subscription),
  }
}
