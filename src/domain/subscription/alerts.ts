import { counted } from '../text/wording'
import type { Instant } from '../time/clock'
import { daysUntil } from './period'
import { isEnded, type Subscription } from './subscription'

export type SubscriptionAlert = {
  id: 'onboarding' | 'no_subscription' | 'ended' | 'trial' | 'cancelling' | 'past_due'
  kind: 'info' | 'warning' | 'error'
  text: string
  action: { label: string; to: '/onboarding' | '/pricing' | '/dashboard/subscription' | '/dashboard/billing' }
}

const trialText = (days: number): string => `Your free trial ends in ${counted(days, 'day')}`

const ofSubscription = (subscription: Subscription, now: Instant): SubscriptionAlert[] => {
  const alerts: SubscriptionAlert[] = []
  const { status, trial_end, cancel_at_period_end } = subscription
  if (status === 'past_due')
    alerts.push({
      id: 'past_due',
      kind: 'error',
      text: 'Your payment is past due. Please update your payment method.',
      action: { label: 'Update payment method', to: '/dashboard/billing' },
    })
  if (status === 'trialing' && trial_end !== null && trial_end > now)
    alerts.push({
      id: 'trial',
      kind: 'info',
      text: trialText(daysUntil(trial_end, now)),
      action: { label: 'See subscription', to: '/dashboard/subscription' },
    })
  if (cancel_at_period_end && (status === 'trialing' || status === 'active' || status === 'past_due'))
    alerts.push({
      id: 'cancelling',
      kind: 'warning',
      text: 'Your subscription will cancel at the end of the billing period',
      action: { label: 'Resume subscription', to: '/dashboard/subscription' },
    })
  return alerts
}

/** Uses the specified wording when there is no customer id (DASH-06), otherwise asks to finish onboarding. */
export const onboardingAlert = (customer_id: string | null): SubscriptionAlert => ({
  id: 'onboarding',
  kind: 'warning',
  ...(customer_id === null
    ? {
        text: 'Please complete onboarding to access your dashboard',
        action: { label: 'Start onboarding', to: '/onboarding' },
      }
    : {
        text: 'Your business is not fully set up yet. Pick up where you left off.',
        action: { label: 'Resume onboarding', to: '/onboarding' },
      }),
})

/**
 * Most urgent first (DASH-06, DASH-07, DASH-09 to DASH-11, X-24). `customer_id` is null before onboarding has started; `subscription` is
 * null if there never was one. A trial is offered only once.
 */
export const subscriptionAlerts = (
  {
    customer_id,
    onboarded,
    subscription,
  }: { customer_id: string | null; onboarded: boolean; subscription: Subscription | null },
  now: Instant,
): SubscriptionAlert[] => {
  if (customer_id === null || !onboarded) return [onboardingAlert(customer_id)]
  if (subscription === null)
    return [
      {
        id: 'no_subscription',
        kind: 'info',
        text: 'Start your 14-day free trial to unlock all features',
        action: { label: 'Start free trial', to: '/pricing' },
      },
    ]
  if (isEnded(subscription))
    return [
      {
        id: 'ended',
        kind: 'warning',
        text: 'Your subscription has ended.',
        action: { label: 'Choose a plan', to: '/pricing' },
      },
    ]
  return ofSubscription(subscription, now)
}
