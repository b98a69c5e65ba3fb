import * as v from 'valibot'
import type { Instant } from '../clock'
import { id, moment } from '../field'
import type { Actor } from '../permissions/actor'
import { BILLING_PERIODS, PLAN_IDS } from './plan'

/** The statuses that the product knows; a back end may send others, which are shown in a warning colour (SUB-06). */
export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'canceled'] as const

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
})
export type Subscription = v.InferOutput<typeof subscriptionSchema>

const LABELS: Record<string, string> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Past due',
  canceled: 'Cancelled',
}

/** How a status reads: "Trial" for `trialing` (SUB-06); an unknown one in its own words. */
export const statusLabel = (status: string): string => {
  const words = status.replaceAll('_', ' ')
  return LABELS[status] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The colour of a status: any but the two good ones warns (SUB-06). */
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

export type SubscriptionVerdict = { ok: true } | { ok: false; reason: string; kind: 'permission' | 'state' }

/** Whether an actor sees what the business pays for the product. */
export const maySeeSubscription = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.includes('billing.view')

/** Whether an actor may buy, change and cancel it, and handle its cards. */
export const mayManageSubscription = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.includes('billing.edit')

const stateRefusal = (command: SubscriptionCommand, subscription: Subscription): string | null => {
  if (isEnded(subscription)) return 'This subscription has ended. Choose a plan to start again.'
  if (command === 'resume') return subscription.cancel_at_period_end ? null : 'This subscription is not set to cancel.'
  if (command === 'cancel')
    return subscription.cancel_at_period_end ? 'This subscription is already set to cancel.' : null
  return subscription.status === 'past_due' ? 'Settle the open payment before changing the plan.' : null
}

/** The rules of a subscription: machine, screen and back end all ask here. */
export const judgeSubscription = (
  actor: Pick<Actor, 'permissions'>,
  command: SubscriptionCommand,
  subscription: Subscription,
): SubscriptionVerdict => {
  if (!mayManageSubscription(actor))
    return { ok: false, kind: 'permission', reason: 'Your role does not allow the subscription to be changed.' }
  const reason = stateRefusal(command, subscription)
  return reason === null ? { ok: true } : { ok: false, kind: 'state', reason }
}
