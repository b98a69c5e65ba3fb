import { type Cents, formatMoney } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { type BillingPeriod, type PlanChoice, type PlanId, planOf } from '@/domain/subscription/plan'
import { isQuoteGood, isSameChoice, type PlanChange, planChange } from '@/domain/subscription/plan-change'
import { canBeCharged, endedAt } from '@/domain/subscription/renewal'
import { judgeSubscription, type SubscriptionCommand } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'
import { byUser, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { checkVerdict, Refusal } from '../core/write/refusal'
import { accountFrom, type BilledRows, billedRowsOf, owed } from './account'
import { invoiceForChange, invoiceOpened } from './invoices'
import { dayWords, settled, stepFacts } from './step-facts'
import type { CardRow, Customer, SubscriptionRow } from './tables'

/** Rows of the command, once allowed. Throws Refusal 404, 403, 409. */
const judged = (actor: Actor, command: SubscriptionCommand, customer: Customer, store: Store): BilledRows => {
  const rows = billedRowsOf(customer, store)
  if (!rows) throw new Refusal(404, 'Subscription not found')
  checkVerdict(judgeSubscription(actor, command, rows.subscription))
  return rows
}

const fact = (
  { id }: SubscriptionRow,
  type: string,
  actor: Actor,
  note: string,
  changes: Decided['changes'],
): Decided => ({ stream: `subscription/${id}`, type, actor: byUser(actor), note, changes })

const checkPayment = (card: CardRow | undefined, amount: Cents, store: Store): void => {
  if (!card) throw new Refusal(402, 'Add a payment method first. This change is charged right away.')
  if (!canBeCharged(card, store.now())) throw new Refusal(402, `Your card was declined. ${formatMoney(amount)} is due.`)
}

const nameOf = (plan: PlanId): string => planOf(plan)?.name ?? plan

const PERIOD_NAMES: Record<BillingPeriod, string> = { monthly: 'monthly', yearly: 'annual' }

type WantedPlan = {
  plan_id: PlanId
  billing_period?: BillingPeriod | undefined
  prorate: boolean
  quote?: { at: string; due_now: number } | undefined
}

/** The change as quoted, if recent and still accurate. Throws Refusal 409 otherwise. */
const quotedChange = (
  subscription: SubscriptionRow,
  to: PlanChoice,
  { quote, prorate }: WantedPlan,
  now: Instant,
): PlanChange => {
  if (!quote) return planChange(subscription, to, now, prorate)
  const at = Date.parse(quote.at)
  const change = planChange(subscription, to, at, prorate)
  if (!isQuoteGood(at, now) || change.due_now !== quote.due_now)
    throw new Refusal(409, 'These amounts are out of date. Review the new ones and confirm again.')
  return change
}

/**
 * Charges an upgrade's difference for the rest of the period immediately; a downgrade's goes to the balance. Throws Refusal 402, 403, 404,
 * 409.
 */
export const planChanged = (actor: Actor, customer: Customer, wanted: WantedPlan, store: Store): Decided[] => {
  const { subscription, card } = judged(actor, 'change_plan', customer, store)
  const to = { plan: wanted.plan_id, period: wanted.billing_period ?? subscription.billing_period }
  if (isSameChoice(subscription, to)) throw new Refusal(409, 'You’re already on this plan.')
  const change = quotedChange(subscription, to, wanted, store.now())
  if (change.due_now > 0) checkPayment(card, change.due_now, store)
  const [from, next] = [nameOf(subscription.plan_id), nameOf(to.plan)]
  const isOtherPeriod = to.period !== subscription.billing_period
  const names = {
    from: isOtherPeriod ? `${from}, ${PERIOD_NAMES[subscription.billing_period]}` : from,
    to: isOtherPeriod ? `${next}, ${PERIOD_NAMES[to.period]}` : next,
  }
  const changes = [
    updated('subscriptions', subscription, {
      plan_id: to.plan,
      plan_name: next,
      billing_period: to.period,
      current_period_start: change.period_start,
      current_period_end: change.next_billing_at,
    }),
  ]
  if (change.balance > 0)
    changes.push(updated('customers', customer, { balance: (customer.balance + change.balance) as Cents }))
  const creditText = change.balance > 0 ? `; ${formatMoney(change.balance)} comes off the next invoices` : ''
  const note = `Plan changed from ${names.from} to ${names.to}${creditText}`
  const changed = fact(subscription, 'subscription.plan_changed', actor, note, changes)
  if (change.due_now === 0) return [changed]
  const id = store.nextId('subscription_invoices')
  return [changed, invoiceOpened(invoiceForChange({ id, customer, names, change, now: store.now() }), byUser(actor))]
}

/** Cancels at the end of the period or immediately. Throws Refusal 403, 404, 409. */
export const cancelled = (
  actor: Actor,
  customer: Customer,
  wanted: { at_period_end: boolean; reason?: string | undefined },
  store: Store,
): Decided[] => {
  const rows = judged(actor, 'cancel', customer, store)
  const { subscription } = rows
  const cancel_reason = wanted.reason?.trim() || null
  const because = cancel_reason ? `: ${cancel_reason}` : ''
  if (wanted.at_period_end) {
    const note = `Set to cancel on ${dayWords(subscription.current_period_end, customer, store)}${because}`
    const change = updated('subscriptions', subscription, { cancel_at_period_end: true, cancel_reason })
    return [fact(subscription, 'subscription.cancel_planned', actor, note, [change])]
  }
  const noted = { ...rows, subscription: { ...subscription, cancel_reason } }
  const step = endedAt(accountFrom(noted), store.now())
  const [ended, ...others] = stepFacts([step], rows, byUser(actor), store, () => 0)
  return ended ? [{ ...ended, note: `Cancelled at once${because}` }, ...others] : []
}

/** Reverts a scheduled cancellation. Throws Refusal 403, 404, 409. */
export const resumed = (actor: Actor, customer: Customer, store: Store): Decided => {
  const { subscription } = judged(actor, 'resume', customer, store)
  const change = updated('subscriptions', subscription, { cancel_at_period_end: false, cancel_reason: null })
  return fact(subscription, 'subscription.resumed', actor, 'Resumed', [change])
}

/** Charges the past due amount to the default card; another tab may have paid it already. Throws Refusal 402, 404. */
export const paidNow = (actor: Actor, customer: Customer, store: Store): Decided[] => {
  const rows = billedRowsOf(customer, store)
  if (!rows) throw new Refusal(404, 'Subscription not found')
  if (rows.subscription.status !== 'past_due') return []
  if (!rows.card) throw new Refusal(402, 'Add a card first.')
  checkPayment(rows.card, owed(rows.open), store)
  return settled(customer, rows.card, byUser(actor), store)
}
