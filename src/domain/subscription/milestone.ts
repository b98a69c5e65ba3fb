import type { Instant } from '../clock'
import { isEnded, type Subscription } from './subscription'

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
