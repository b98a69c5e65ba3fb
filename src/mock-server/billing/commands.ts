import { type Cents, formatMoney } from '@/domain/money'
import type { Actor } from '@/domain/permissions/actor'
import { type PlanId, planOf } from '@/domain/subscription/plan'
import { planChange } from '@/domain/subscription/plan-change'
import { canBeCharged, endedAt } from '@/domain/subscription/renewal'
import { judgeSubscription, type SubscriptionCommand } from '@/domain/subscription/subscription'
import type { Decided } from '../core/carry-out'
import { byUser, updated } from '../core/changes'
import { checkVerdict, Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import { accountFrom, type BilledRows, billedRowsOf } from './account'
import { invoiceForChange, invoiceOpened } from './invoices'
import { dayWords, stepFacts } from './step-facts'
import type { CardRow, Customer, SubscriptionRow } from './tables'

const LONGEST_REASON = 500

/** The rows that a command is about, once the rules allow it. @throws Refusal 404, 403, 409 */
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
  if (!card) throw new Refusal(402, 'Add a payment method first: the change is paid for at once.')
  if (!canBeCharged(card, store.now())) throw new Refusal(402, `Your card was declined. ${formatMoney(amount)} is due.`)
}

/**
 * Another plan from now on. What the rest of the period costs more is charged at once; what it costs less goes to the balance.
 * @throws Refusal 402, 403, 404, 409
 */
export const planChanged = (
  actor: Actor,
  customer: Customer,
  wanted: { plan_id: PlanId; prorate: boolean },
  store: Store,
): Decided[] => {
  const { subscription, card } = judged(actor, 'change_plan', customer, store)
  if (subscription.plan_id === wanted.plan_id) throw new Refusal(409, 'This is your plan already.')
  const now = store.now()
  const change = planChange(subscription, wanted.plan_id, now, wanted.prorate)
  if (change.due_now > 0) checkPayment(card, change.due_now, store)
  const names = { from: subscription.plan_name, to: planOf(wanted.plan_id)?.name ?? wanted.plan_id }
  const changes = [updated('subscriptions', subscription, { plan_id: wanted.plan_id, plan_name: names.to })]
  if (change.balance > 0)
    changes.push(updated('customers', customer, { balance: (customer.balance + change.balance) as Cents }))
  const kept = change.balance > 0 ? `; ${formatMoney(change.balance)} goes to coming invoices` : ''
  const note = `Plan changed from ${names.from} to ${names.to}${kept}`
  const changed = fact(subscription, 'subscription.plan_changed', actor, note, changes)
  if (change.due_now === 0) return [changed]
  const id = store.nextId('subscription_invoices')
  return [changed, invoiceOpened(invoiceForChange({ id, customer, names, change, now }), byUser(actor))]
}

/** Cancels at the end of the period, or at once. @throws Refusal 403, 404, 409 */
export const cancelled = (
  actor: Actor,
  customer: Customer,
  wanted: { at_period_end: boolean; reason?: string | undefined },
  store: Store,
): Decided[] => {
  const rows = judged(actor, 'cancel', customer, store)
  const { subscription } = rows
  const cancel_reason = wanted.reason?.trim().slice(0, LONGEST_REASON) || null
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

/** Takes a planned cancellation back. @throws Refusal 403, 404, 409 */
export const resumed = (actor: Actor, customer: Customer, store: Store): Decided => {
  const { subscription } = judged(actor, 'resume', customer, store)
  const change = updated('subscriptions', subscription, { cancel_at_period_end: false, cancel_reason: null })
  return fact(subscription, 'subscription.resumed', actor, 'Resumed', [change])
}
