import type { Cents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { afterDays } from '@/domain/subscription/period'
import { planOf, TRIAL_DAYS } from '@/domain/subscription/plan'
import { billFor, canBeCharged } from '@/domain/subscription/renewal'
import { byUser, inserted, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { runningSubscriptionOf, subscriptionOf } from './account'
import { cardAdded, cardOfProvider, newCardRow } from './cards'
import { invoiceFor, invoiceOpened } from './invoices'
import type { CheckoutSession, Customer, SubscriptionRow } from './tables'

/** Days of trial; 0 after the first, since each business gets one (LAND-09). */
export const trialDaysOf = (customer: Pick<Customer, 'id'>, store: Store): number =>
  subscriptionOf(customer, store) ? 0 : TRIAL_DAYS

/** Throws Refusal 409 when a subscription is running. */
export const checkNoneRuns = (customer: Pick<Customer, 'id'>, store: Store): void => {
  if (runningSubscriptionOf(customer, store)) throw new Refusal(409, 'You already have a subscription.')
}

/** Throws Refusal 402 when the card can't pay the first period. */
const checkPayment = (providerId: string | null, customer: Customer, store: Store): void => {
  if (providerId === null) throw new Refusal(402, 'Enter a card. The first payment is due today.')
  const card = cardOfProvider(providerId, customer, store) ?? newCardRow(providerId, customer, store)
  if (!canBeCharged(card, store.now())) throw new Refusal(402, 'Your card was declined.')
}

type Started = { subscription: SubscriptionRow; note: string; facts: Decided[]; balance: Cents }

const newSubscription = (
  { customer_id, plan_id, billing_period }: CheckoutSession,
  store: Store,
): Omit<SubscriptionRow, 'status' | 'current_period_end' | 'trial_end'> => ({
  id: store.nextId('subscriptions'),
  customer_id,
  plan_id,
  plan_name: planOf(plan_id)?.name ?? plan_id,
  billing_period,
  current_period_start: store.now(),
  cancel_at_period_end: false,
  cancel_reason: null,
  attempts: 0,
  next_attempt_at: null,
})

const trial = (session: CheckoutSession, customer: Customer, days: number, store: Store): Started => {
  const begun = newSubscription(session, store)
  const trial_end = afterDays(store.now(), days)
  return {
    subscription: { ...begun, status: 'trialing', current_period_end: trial_end, trial_end },
    note: `Started a trial of ${days} days on the ${begun.plan_name} plan`,
    facts: [],
    balance: customer.balance,
  }
}

const paidFromNow = (session: CheckoutSession, customer: Customer, actor: Actor, store: Store): Started => {
  const begun = newSubscription(session, store)
  const bill = billFor(begun, customer.balance, store.now())
  const subscription = { ...begun, status: 'active', current_period_end: bill.period_end, trial_end: null }
  const id = store.nextId('subscription_invoices')
  return {
    subscription,
    note: `Subscribed to the ${begun.plan_name} plan`,
    facts: [invoiceOpened(invoiceFor({ id, customer, subscription, bill, paid: true }), byUser(actor))],
    balance: (customer.balance - bill.credit) as Cents,
  }
}

/**
 * Starts a trial for a business that never had a subscription, with or without a card; otherwise a subscription whose first period is
 * charged immediately. Does nothing for a completed session. Throws Refusal 402, 409.
 */
export const checkoutCompleted = (
  actor: Actor,
  session: CheckoutSession,
  customer: Customer,
  providerId: string | null,
  store: Store,
): Decided[] => {
  if (session.status !== 'open') return []
  checkNoneRuns(customer, store)
  const days = trialDaysOf(customer, store)
  if (days === 0) checkPayment(providerId, customer, store)
  const { subscription, note, facts, balance } =
    days > 0 ? trial(session, customer, days, store) : paidFromNow(session, customer, actor, store)
  const changes = [
    inserted('subscriptions', subscription),
    updated('checkout_sessions', session, { status: 'complete' }),
  ]
  if (balance !== customer.balance) changes.push(updated('customers', customer, { balance }))
  const by = byUser(actor)
  const ofCard = providerId
    ? cardAdded(customer, { payment_method_id: providerId, set_as_default: true }, by, store)
    : []
  const started = { stream: `subscription/${subscription.id}`, type: 'subscription.started', actor: by, note, changes }
  return [...ofCard, started, ...facts]
}
