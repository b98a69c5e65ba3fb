import type { Instant } from '../clock'
import { formatMoney } from '../money'
import { brandName, type PaymentMethod } from './billing'
import { planOf, priceOf } from './plan'
import { isEnded, type Subscription } from './subscription'

/** What comes next, in one line, and the page where something can be done about it. */
export type NextPayment = { text: string; action: 'add_card' | 'pay' | null }

const cardText = ({ brand, last4 }: PaymentMethod): string => `${brandName(brand)} ${last4}`

/** What is open, and what happens to it: "$79.00 is past due. We’ll charge Visa 4242 again on Dec 5." */
const openPayment = (
  { open_payment }: Subscription,
  card: PaymentMethod | null,
  write: (at: Instant) => string,
): string => {
  const what = open_payment ? `${formatMoney(open_payment.amount_due)} is past due.` : 'A payment is past due.'
  if (!card) return `${what} Add a card to pay it.`
  const again = open_payment?.next_attempt_at
  return again ? `${what} We’ll charge ${cardText(card)} again on ${write(again)}.` : what
}

/**
 * What a subscription is paid next, when, and with which card: "First payment $990.00 on Dec 5, Visa 4242". `card` is the default one, null
 * for none; `write` writes a day. Null where the subscription has ended.
 */
export const nextPayment = (
  subscription: Subscription,
  card: PaymentMethod | null,
  write: (at: Instant) => string,
): NextPayment | null => {
  const { status, plan_id, billing_period, trial_end, current_period_end, cancel_at_period_end } = subscription
  if (isEnded(subscription)) return null
  if (status === 'past_due') return { text: openPayment(subscription, card, write), action: card ? 'pay' : 'add_card' }
  if (cancel_at_period_end) return { text: `Ends on ${write(current_period_end)}. No more payments.`, action: null }
  const plan = planOf(plan_id)
  if (status !== 'trialing') {
    const on = `Next payment on ${write(current_period_end)}`
    return card
      ? { text: `${on}, ${cardText(card)}.`, action: null }
      : { text: `${on}. Add a card to pay it.`, action: 'add_card' }
  }
  const at = write(trial_end ?? current_period_end)
  if (!card)
    return { text: `Add a card by ${at} to keep your plan. Nothing is charged before then.`, action: 'add_card' }
  const amount = plan ? ` ${formatMoney(priceOf(plan, billing_period))}` : ''
  return { text: `First payment${amount} on ${at}, ${cardText(card)}.`, action: null }
}
