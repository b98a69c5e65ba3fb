import type { Instant } from '@/domain/clock'
import { afterDays } from '@/domain/subscription/period'
import type { HostedCheckout } from '@/mock-server/hosted/wire'
import { longDate, money, perPeriod } from '../words'

/** What a checkout says of itself. */
export type Order = {
  heading: string
  price: string
  per: string
  lines: { label: string; amount: string }[]
  due: string
  /** When the first payment comes; null when it is made now. */
  later: string | null
  button: string
  busy: string
  /** Whether there is no trial, so that a card is needed. */
  needsCard: boolean
  /** What a bank is asked to confirm. */
  purpose: string
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Puts a checkout into words. */
export const orderOf = ({ plan_name, price, billing_period, trial_days }: HostedCheckout, now: Instant): Order => {
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
    heading: `Try ${plan_name} for ${days(trial_days)}`,
    lines: [
      { label: plan, amount: money(price) },
      { label: `Free trial, ${days(trial_days)}`, amount: money(-price) },
    ],
    due: money(0),
    later: `First payment of ${money(price)} on ${longDate(afterDays(now, trial_days))}`,
    button: 'Start trial',
    busy: 'Starting trial…',
    needsCard: false,
    purpose: 'this card for later payments',
  }
}
