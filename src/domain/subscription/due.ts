import type { Instant } from '../clock'
import { isRunning, type Subscription } from './subscription'

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
