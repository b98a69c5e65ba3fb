import { type Cents, formatMoney } from '../money/money'
import type { Instant } from '../time/clock'
import { brandName, type PaymentMethod } from './billing'
import { type Bill, billFor } from './renewal'
import { isEnded, nextBillingAt, type Subscription } from './subscription'

/** `action` is the page where the person can act on it. */
export type NextPayment = { text: string; action: 'add_card' | 'pay' | null }

const cardText = ({ brand, last4 }: PaymentMethod): string => `${brandName(brand)} ${last4}`

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

export const nextBill = (subscription: Subscription): Bill =>
  billFor(subscription, subscription.credit ?? (0 as Cents), subscription.current_period_end)

/** "after $19.38 of credit", preceded by a separator; empty when no credit is used. */
export const afterCredit = ({ credit }: Bill): string => (credit > 0 ? `, after ${formatMoney(credit)} of credit` : '')

/** Null when there is no credit. */
export const creditUse = (
  subscription: Subscription,
  write: (at: Instant) => string,
): [title: string, detail: string] | null => {
  const { credit = 0 as Cents } = subscription
  if (credit <= 0) return null
  const title = `${formatMoney(credit)} of credit`
  const at = nextBillingAt(subscription)
  if (at === null) return [title, 'No payment is due. The credit is kept for later payments.']
  const bill = nextBill(subscription)
  const remaining = (credit - bill.credit) as Cents
  if (bill.due > 0) return [title, `It comes off your next payment on ${write(at)}.`]
  const rest = remaining > 0 ? ` ${formatMoney(remaining)} is left for later ones.` : ''
  return [title, `It pays your next payment on ${write(at)} in full.${rest}`]
}

/**
 * "First payment $990.00 on Dec 5, Visa 4242". `card` is the default card or null; `write` formats a day. Null when the subscription has
 * ended.
 */
export const nextPayment = (
  subscription: Subscription,
  card: PaymentMethod | null,
  write: (at: Instant) => string,
): NextPayment | null => {
  const { status, trial_end, current_period_end, cancel_at_period_end } = subscription
  if (isEnded(subscription)) return null
  if (status === 'past_due') return { text: openPayment(subscription, card, write), action: card ? 'pay' : 'add_card' }
  if (cancel_at_period_end) return { text: `Ends on ${write(current_period_end)}. No more payments.`, action: null }
  const isTrial = status === 'trialing'
  const at = write(isTrial ? (trial_end ?? current_period_end) : current_period_end)
  const which = isTrial ? 'First payment' : 'Next payment'
  const bill = nextBill(subscription)
  if (bill.due === 0) return { text: `${which} on ${at} is paid by your credit.`, action: null }
  const on = `${which} ${formatMoney(bill.due)} on ${at}`
  if (card) return { text: `${on}, ${cardText(card)}${afterCredit(bill)}.`, action: null }
  const text = isTrial
    ? `Add a card by ${at} to keep your plan. Nothing is charged before then.`
    : `${on}${afterCredit(bill)}. Add a card to pay it.`
  return { text, action: 'add_card' }
}
