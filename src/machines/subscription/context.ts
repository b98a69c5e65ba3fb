import type { Actor } from '@/domain/permissions/actor'
import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import type { Quote } from '@/domain/subscription/plan-change'
import type { Subscription, SubscriptionCommand } from '@/domain/subscription/subscription'
import { BILLING_PORTAL_FAILED, PAYMENT_PORTAL_FAILED, SUBSCRIPTION_TEXTS } from '@/domain/subscription/texts'
import type { Commanding } from '../commanding/commanding'

export type SubscriptionInput = {
  actor: Actor
  customer_id: string
  /** As the screen knows it; null when there is none. */
  subscription: Subscription | null
}

/** Another plan, or the same by the month or the year; `quote` is what was shown of it. A wish recorded before these existed names only the plan. */
export type PlanWish = { plan_id: PlanId; billing_period?: BillingPeriod; quote?: Quote }

export type SubscriptionIntent =
  | ({ command: 'change_plan'; key: string } & PlanWish)
  | { command: 'cancel'; key: string; reason: string | undefined }
  | { command: 'resume'; key: string }
  | { command: 'open_portal'; key: string; portal: 'billing' | 'payment' }

export type SubscriptionContext = SubscriptionInput &
  Commanding<SubscriptionIntent> & {
    /** What was done last, until the person has seen it and dismisses it. */
    done: SubscriptionCommand | null
    /** Where the portal is, once it was asked for. */
    portal_url: string | null
  }

/** What a person asks; `id` names the intent and becomes the idempotency key. */
export type SubscriptionRequest =
  | ({ type: 'subscription.change_plan'; id: string } & PlanWish)
  | { type: 'subscription.cancel'; id: string; reason?: string }
  | { type: 'subscription.resume'; id: string }
  | { type: 'subscription.open_portal'; id: string; portal: 'billing' | 'payment' }

/** The back end reports how it is now: another tab, the clock, the portal. */
export type SubscriptionChanged = { type: 'subscription.changed'; subscription: Subscription | null }

export type SubscriptionEvent =
  | SubscriptionRequest
  | SubscriptionChanged
  /** What a person does about a failure. */
  | { type: 'subscription.retry' }
  | { type: 'subscription.dismiss' }

const planWishOf = ({ plan_id, billing_period, quote }: PlanWish): PlanWish => ({
  plan_id,
  ...(billing_period ? { billing_period } : {}),
  ...(quote ? { quote } : {}),
})

/** Reads the intent out of a request. */
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

/** The stated words for the failure of an intent (SUB-11 to SUB-14). */
export const statedFailureOf = (intent: SubscriptionIntent): string => {
  if (intent.command !== 'open_portal') return SUBSCRIPTION_TEXTS[intent.command].failed
  return intent.portal === 'billing' ? BILLING_PORTAL_FAILED : PAYMENT_PORTAL_FAILED
}
