import * as v from 'valibot'
import { cents } from '../money/amount'
import type { Actor } from '../permissions/actor'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import { id, moment } from '../text/field'
import { readable } from '../text/wording'
import type { Instant } from '../time/clock'
import { BILLING_PERIODS, PLAN_IDS } from './plan'

/** The statuses that the product knows; a back end may send others, which are shown in a warning color (SUB-06). */
export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'canceled'] as const

/** A payment that was refused. */
export const openPaymentSchema = v.object({
  amount_due: cents,
  /** When it is tried again; null where it is not. */
  next_attempt_at: v.nullable(moment),
})

/** A business's subscription (SUB-05). Instants are epoch ms. */
export const subscriptionSchema = v.object({
  id,
  /** One of `SUBSCRIPTION_STATUSES`, or whatever else the back end says. */
  status: v.string(),
  plan_id: v.picklist(PLAN_IDS),
  plan_name: v.string(),
  billing_period: v.picklist(BILLING_PERIODS),
  current_period_start: moment,
  current_period_end: moment,
  /** Null for one that began without a trial. */
  trial_end: v.nullable(moment),
  cancel_at_period_end: v.boolean(),
  /** Only while one is past due, if the back end sends it. */
  open_payment: v.optional(openPaymentSchema),
  /** What downgrades have left over, which pays later invoices first; absent where nothing is, or the back end doesn't say. */
  credit: v.optional(cents),
})
export type Subscription = v.InferOutput<typeof subscriptionSchema>

const LABELS: Record<string, string> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Past due',
  canceled: 'Cancelled',
}

/** How a status reads: "Trial" for `trialing` (SUB-06); an unknown one in its own words. */
export const statusLabel = (status: string): string => LABELS[status] ?? readable(status)

/** The color of a status: any but the two good ones warns (SUB-06). */
export const statusTone = (status: string): 'success' | 'info' | 'danger' | 'warning' => {
  if (status === 'active') return 'success'
  if (status === 'trialing') return 'info'
  return status === 'past_due' ? 'danger' : 'warning'
}

/** Whether it gives access now: it is tried, paid for, or waits for a payment. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due'

/** Whether it can be cancelled, changed or taken up again at all. */
export const isEnded = ({ status }: Pick<Subscription, 'status'>): boolean => status === 'canceled'

/** When the next payment is due; null when none will be: it was cancelled, or is over. */
export const nextBillingAt = (subscription: Subscription): Instant | null =>
  isRunning(subscription) && !subscription.cancel_at_period_end ? subscription.current_period_end : null

/** What can be asked of a subscription by those who manage it. */
export const SUBSCRIPTION_COMMANDS = ['change_plan', 'cancel', 'resume'] as const
export type SubscriptionCommand = (typeof SUBSCRIPTION_COMMANDS)[number]

/** Whether an actor sees what the business pays for the product. */
export const maySeeSubscription = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.includes('billing.view')

/** Whether an actor may buy, change and cancel it, and handle its cards. */
export const mayManageSubscription = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.includes('billing.edit')

/** Whether someone manages the subscription of a business of their own: a system admin belongs to none. */
export const managesOwnSubscription = (actor: Pick<Actor, 'permissions' | 'user_type'>): boolean =>
  mayManageSubscription(actor) && actor.user_type !== 'system_admin'

const stateRefusal = (command: SubscriptionCommand, subscription: Subscription): string | null => {
  if (isEnded(subscription)) return 'This subscription has ended. Choose a plan to start again.'
  if (command === 'resume') return subscription.cancel_at_period_end ? null : 'This subscription is not set to cancel.'
  if (command === 'cancel')
    return subscription.cancel_at_period_end ? 'This subscription is already set to cancel.' : null
  return subscription.status === 'past_due' ? 'Pay the open invoice before changing the plan.' : null
}

/** The rules of a subscription: machine, screen and back end all ask here. */
export const judgeSubscription = (
  actor: Pick<Actor, 'permissions'>,
  command: SubscriptionCommand,
  subscription: Subscription,
): Verdict => {
  if (!mayManageSubscription(actor)) return notPermitted('Your role can’t change the subscription.')
  return byStatus(stateRefusal(command, subscription))
}

/** The next turn in a subscription's life: what it is called, and when it comes (or came). */
export type Milestone = {
  label: 'Trial ends' | 'Next billing date' | 'Active until' | 'Ended on' | 'Current period ends'
  at: Instant
}

/** What a person wants to know first about a subscription's dates (DASH-02, SUB-01, SUB-07). */
export const milestoneOf = (subscription: Subscription): Milestone => {
  const { status, trial_end, cancel_at_period_end, current_period_end } = subscription
  if (isEnded(subscription)) return { label: 'Ended on', at: current_period_end }
  if (cancel_at_period_end) return { label: 'Active until', at: current_period_end }
  if (status === 'trialing') return { label: 'Trial ends', at: trial_end ?? current_period_end }
  const isBilled = status === 'active' || status === 'past_due'
  return { label: isBilled ? 'Next billing date' : 'Current period ends', at: current_period_end }
}

/** What the back end keeps of a payment that was refused. */
export type Dunning = {
  /** Failed attempts at the open payment. */
  attempts: number
  /** When the next attempt is due; null while nothing is open. */
  next_attempt_at: Instant | null
}

/** When the clock next has something to do with a subscription; null for one that is over. */
export const dueAt = (subscription: Subscription & Dunning): Instant | null => {
  if (!isRunning(subscription)) return null
  const { status, trial_end, current_period_end, next_attempt_at } = subscription
  if (status === 'trialing') return trial_end ?? current_period_end
  return (status === 'past_due' ? next_attempt_at : null) ?? current_period_end
}
