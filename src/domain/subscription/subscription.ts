import * as v from 'valibot'
import { cents } from '../money/amount'
import type { Actor } from '../permissions/actor'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import { id, moment } from '../text/field'
import { readable } from '../text/wording'
import type { Instant } from '../time/clock'
import { BILLING_PERIODS, PLAN_IDS } from './plan'

/** Known statuses; the back end may send others, which are shown in a warning color (SUB-06). */
export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'canceled'] as const

export const openPaymentSchema = v.object({
  amount_due: cents,
  /** Null when it is not retried. */
  next_attempt_at: v.nullable(moment),
})

/** SUB-05. Instants are epoch ms. */
export const subscriptionSchema = v.object({
  id,
  /** One of `SUBSCRIPTION_STATUSES`, or another status from the back end. */
  status: v.string(),
  plan_id: v.picklist(PLAN_IDS),
  plan_name: v.string(),
  billing_period: v.picklist(BILLING_PERIODS),
  current_period_start: moment,
  current_period_end: moment,
  /** Null without a trial. */
  trial_end: v.nullable(moment),
  cancel_at_period_end: v.boolean(),
  /** Only while a payment is past due, and only if the back end sends it. */
  open_payment: v.optional(openPaymentSchema),
  /** Credit from downgrades that pays later invoices first; absent when there is none or the back end doesn't send it. */
  credit: v.optional(cents),
})
export type Subscription = v.InferOutput<typeof subscriptionSchema>

const LABELS: Record<string, string> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Past due',
  canceled: 'Cancelled',
}

/** "Trial" for `trialing` (SUB-06); unknown statuses are shown as they are. */
export const statusLabel = (status: string): string => LABELS[status] ?? readable(status)

/** Every status but the two good ones warns (SUB-06). */
export const statusTone = (status: string): 'success' | 'info' | 'danger' | 'warning' => {
  if (status === 'active') return 'success'
  if (status === 'trialing') return 'info'
  return status === 'past_due' ? 'danger' : 'warning'
}

/** True on trial, when paid, and while waiting for a payment. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due'

export const isEnded = ({ status }: Pick<Subscription, 'status'>): boolean => status === 'canceled'

/** Null when it was canceled or has ended. */
export const nextBillingAt = (subscription: Subscription): Instant | null =>
  isRunning(subscription) && !subscription.cancel_at_period_end ? subscription.current_period_end : null

export const SUBSCRIPTION_COMMANDS = ['change_plan', 'cancel', 'resume'] as const
export type SubscriptionCommand = (typeof SUBSCRIPTION_COMMANDS)[number]

export const maySeeSubscription = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.includes('billing.view')

export const mayManageSubscription = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.includes('billing.edit')

/** False for system admins, who belong to no business. */
export const managesOwnSubscription = (actor: Pick<Actor, 'permissions' | 'user_type'>): boolean =>
  mayManageSubscription(actor) && actor.user_type !== 'system_admin'

const stateRefusal = (command: SubscriptionCommand, subscription: Subscription): string | null => {
  if (isEnded(subscription)) return 'This subscription has ended. Choose a plan to start again.'
  if (command === 'resume') return subscription.cancel_at_period_end ? null : 'This subscription is not set to cancel.'
  if (command === 'cancel')
    return subscription.cancel_at_period_end ? 'This subscription is already set to cancel.' : null
  return subscription.status === 'past_due' ? 'Pay the open invoice before changing the plan.' : null
}

/** Shared by machine, screens and back end. */
export const judgeSubscription = (
  actor: Pick<Actor, 'permissions'>,
  command: SubscriptionCommand,
  subscription: Subscription,
): Verdict => {
  if (!mayManageSubscription(actor)) return notPermitted('Your role can’t change the subscription.')
  return byStatus(stateRefusal(command, subscription))
}

export type Milestone = {
  label: 'Trial ends' | 'Next billing date' | 'Active until' | 'Ended on' | 'Current period ends'
  at: Instant
}

/** The most relevant date of a subscription (DASH-02, SUB-01, SUB-07). */
export const milestoneOf = (subscription: Subscription): Milestone => {
  const { status, trial_end, cancel_at_period_end, current_period_end } = subscription
  if (isEnded(subscription)) return { label: 'Ended on', at: current_period_end }
  if (cancel_at_period_end) return { label: 'Active until', at: current_period_end }
  if (status === 'trialing') return { label: 'Trial ends', at: trial_end ?? current_period_end }
  const isBilled = status === 'active' || status === 'past_due'
  return { label: isBilled ? 'Next billing date' : 'Current period ends', at: current_period_end }
}

export type Dunning = {
  /** Failed attempts at the open payment. */
  attempts: number
  /** Null while nothing is open. */
  next_attempt_at: Instant | null
}

/** The next time a subscription changes on its own; null once it has ended. */
export const dueAt = (subscription: Subscription & Dunning): Instant | null => {
  if (!isRunning(subscription)) return null
  const { status, trial_end, current_period_end, next_attempt_at } = subscription
  if (status === 'trialing') return trial_end ?? current_period_end
  return (status === 'past_due' ? next_attempt_at : null) ?? current_period_end
}
