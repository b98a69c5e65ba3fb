import { formatMoney } from '@/domain/money/money'
import { type PlanChoice, subscriptionPrice } from '@/domain/subscription/plan'
import { planChange, type Quote } from '@/domain/subscription/plan-change'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'

/** One line of the preview; `strong` is what it comes to. */
export type PreviewLine = { label: string; amount: string; strong?: boolean }

/** What a change comes to, in the words of the dialog. */
export type ChangePreview = { lines: PreviewLine[]; notes: string[]; quote: Quote }

/** The money of a change before it is confirmed: the same figures that the back end charges by. `day` writes a date. */
export const changePreview = (
  subscription: Subscription,
  to: PlanChoice,
  /** The moment that the amounts are worked out for: it goes with the confirmation, so that the same are booked. */
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
