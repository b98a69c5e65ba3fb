import { formatMoney } from '@/domain/money/money'
import { type PlanChoice, subscriptionPrice } from '@/domain/subscription/plan'
import { planChange, type Quote } from '@/domain/subscription/plan-change'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'

/** `strong` marks the total. */
export type PreviewLine = { label: string; amount: string; strong?: boolean }

export type ChangePreview = { lines: PreviewLine[]; notes: string[]; quote: Quote }

/** Amounts of a plan change, the same that the back end charges. `day` formats a date. */
export const changePreview = (
  subscription: Subscription,
  to: PlanChoice,
  /** Sent with the confirmation, so that the same amounts are charged. */
  at: Instant,
  day: (at: Instant) => string,
): ChangePreview => {
  const change = planChange(subscription, to, at)
  const quote = { at, due_now: change.due_now }
  const price = subscriptionPrice({ plan_id: to.plan, billing_period: to.period })
  const isEnding = subscription.cancel_at_period_end
  const next = isEnding ? [] : [{ label: `From ${day(change.next_billing_at)}`, amount: price }]
  const ends = isEnding ? ['Your subscription is set to cancel. Changing the plan doesn’t undo that.'] : []
  if (subscription.status === 'trialing')
    return {
      lines: [{ label: 'Due now', amount: formatMoney(change.due_now), strong: true }, ...next],
      notes: ['Every plan is free during your trial.', ...ends],
      quote,
    }
  const saved =
    change.balance > 0 ? [`${formatMoney(change.balance)} is left over and comes off your next invoices.`] : []
  return {
    lines: [
      { label: 'Credit for the unused time', amount: `−${formatMoney(change.credit)}` },
      {
        label: change.restarts ? 'New plan, from today' : 'Remaining time on new plan',
        amount: formatMoney(change.charge),
      },
      { label: 'Due now', amount: formatMoney(change.due_now), strong: true },
      ...next,
    ],
    notes: [...saved, ...ends],
    quote,
  }
}
