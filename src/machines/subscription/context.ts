import type { Actor } from '@/domain/permissions/actor'
import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import type { Quote } from '@/domain/subscription/plan-change'
import type { Subscription, SubscriptionCommand } from '@/domain/subscription/subscription'
import { BILLING_PORTAL_FAILED, PAYMENT_PORTAL_FAILED, SUBSCRIPTION_TEXTS } from '@/domain/subscription/texts'
import type { Commanding } from '../commanding/commanding'

export type SubscriptionInput = {
  actor: Actor
  customer_id: string
  subscription: Subscription | null
}

/** Another plan or billing period, with the shown quote. Older records name only the plan. */
export type PlanWish = { plan_id: PlanId; billing_period?: BillingPeriod; quote?: Quote }

export type SubscriptionIntent =
  | ({ command: 'change_plan'; key: string } & PlanWish)
  | { command: 'cancel'; key: string; reason: string | undefined }
  | { command: 'resume'; key: string }
  | { command: 'open_portal'; key: string; portal: 'billing' | 'payment' }

export type SubscriptionContext = SubscriptionInput &
  Commanding<SubscriptionIntent> & {
    done: SubscriptionCommand | null
    portal_url: string | null
  }

/** Request of a person; `id` names the intent and becomes the idempotency key. */
export type SubscriptionRequest =
  | ({ type: 'subscription.change_plan'; id: string } & PlanWish)
  | { type: 'subscription.cancel'; id: string; reason?: string }
  | { type: 'subscription.resume'; id: string }
  | { type: 'subscription.open_portal'; id: string; portal: 'billing' | 'payment' }

/** Update from another tab, the clock or the portal. */
export type SubscriptionChanged = { type: 'subscription.changed'; subscription: Subscription | null }

export type SubscriptionEvent =
  | SubscriptionRequest
  | SubscriptionChanged
  | { type: 'subscription.retry' }
  | { type: 'subscription.dismiss' }

const planWishOf = ({ plan_id, billing_period, quote }: PlanWish): PlanWish => ({
  plan_id,
  ...(billing_period ? { billing_period } : {}),
  ...(quote ? { quote } : {}),
})

export const intentFrom = (event: SubscriptionRequest): SubscriptionIntent => {
  switch (event.type) {
    case 'subscription.change_plan':
      return { command: 'change_plan', key: event.id, ...planWishOf(event) }
    case 'subscription.cancel':
      return { command: 'cancel', key: event.id, reason: event.reason }
    case 'subscription.resume':
      return { command: 'resume', key: event.id }
    case 'subscription.open_portal':
      return { command: 'open_portal', key: event.id, portal: event.portal }
  }
}

/** Failure messages of intents (SUB-11 to SUB-14). */
export const statedFailureOf = (intent: SubscriptionIntent): string => {
  if (intent.command !== 'open_portal') return SUBSCRIPTION_TEXTS[intent.command].failed
  return intent.portal === 'billing' ? BILLING_PORTAL_FAILED : PAYMENT_PORTAL_FAILED
}
