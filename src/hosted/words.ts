import type { HostedCheckout, HostedPortal } from '@/contract/hosted'
import { type Cents, formatMoney } from '@/domain/money/money'
import { afterCredit, nextBill } from '@/domain/subscription/next-payment'
import { afterDays } from '@/domain/subscription/period'
import { planOf, priceOf } from '@/domain/subscription/plan'
import { isRunning, nextBillingAt, statusLabel, statusTone } from '@/domain/subscription/subscription'
import { counted } from '@/domain/text/wording'
import { dayAt, formatDate } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'

/** `Dec 4, 2026`, in the business's time zone and the page's date format. */
export const dateOf = (at: Instant, timeZone: string): string => formatDate(dayAt(at, timeZone))

/** `$99.00`, from whole cents. */
export const money = (cents: number): string => formatMoney(cents as Cents)

/** `per month` */
const perPeriod = (period: 'monthly' | 'yearly'): string => (period === 'monthly' ? 'per month' : 'per year')

export type Order = {
  heading: string
  price: string
  per: string
  lines: { label: string; amount: string }[]
  due: string
  /** Null when the first payment is due now. */
  later: string | null
  button: string
  busy: string
  /** True without a trial. */
  needsCard: boolean
  purpose: string
}

export const orderOf = (checkout: HostedCheckout, now: Instant): Order => {
  const { plan_name, price, billing_period, trial_days, time_zone } = checkout
  const per = perPeriod(billing_period)
  const common = { price: money(price), per }
  const plan = `${plan_name} plan, billed ${billing_period === 'monthly' ? 'monthly' : 'yearly'}`
  if (trial_days === 0)
    return {
      ...common,
      heading: `Subscribe to ${plan_name}`,
      lines: [{ label: plan, amount: money(price) }],
      due: money(price),
      later: null,
      button: `Subscribe and pay ${money(price)}`,
      busy: 'Processing…',
      needsCard: true,
      purpose: `a payment of ${money(price)}`,
    }
  return {
    ...common,
    heading: `Try ${plan_name} for ${counted(trial_days, 'day')}`,
    lines: [
      { label: plan, amount: money(price) },
      { label: `Free trial, ${counted(trial_days, 'day')}`, amount: money(-price) },
    ],
    due: money(0),
    later: `First payment of ${money(price)} on ${dateOf(afterDays(now, trial_days), time_zone)}`,
    button: 'Start trial',
    busy: 'Starting trial…',
    needsCard: false,
    purpose: 'this card for later payments',
  }
}

type Subscription = NonNullable<HostedPortal['subscription']>

export type SubscriptionText = {
  plan: string
  status: string
  tone: ReturnType<typeof statusTone>
  next: string
  action: 'cancel' | 'resume' | null
}

const nextPaymentOf = (subscription: Subscription, on: string): string => {
  const bill = nextBill(subscription)
  return bill.due === 0
    ? `Next payment on ${on} is paid by your credit`
    : `Next payment of ${money(bill.due)} on ${on}${afterCredit(bill)}`
}

const nextOf = (subscription: Subscription, price: string, timeZone: string): string => {
  if (!isRunning(subscription)) return `Ended on ${dateOf(subscription.current_period_end, timeZone)}`
  if (subscription.status === 'past_due')
    return 'The last payment failed. Add a card, or choose another one, to pay it.'
  const next = nextBillingAt(subscription)
  if (next === null) return `Ends on ${dateOf(subscription.current_period_end, timeZone)}, and is not renewed`
  return subscription.status === 'trialing'
    ? `Free trial until ${dateOf(next, timeZone)}, then ${price}`
    : nextPaymentOf(subscription, dateOf(next, timeZone))
}

const actionOf = (subscription: Subscription): SubscriptionText['action'] => {
  if (!isRunning(subscription)) return null
  return subscription.cancel_at_period_end ? 'resume' : 'cancel'
}

export const subscriptionTextOf = (subscription: Subscription, timeZone: string): SubscriptionText => {
  const plan = planOf(subscription.plan_id)
  const price = plan ? money(priceOf(plan, subscription.billing_period)) : ''
  return {
    plan: `${subscription.plan_name}, ${price} ${perPeriod(subscription.billing_period)}`,
    status: statusLabel(subscription.status),
    tone: statusTone(subscription.status),
    next: nextOf(subscription, price, timeZone),
    action: actionOf(subscription),
  }
}
