import { daysUntil } from '@/domain/subscription/period'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'

/** Null when no trial is running. */
export const trialDaysRemaining = ({ status, trial_end }: Subscription, now: Instant): number | null =>
  status === 'trialing' && trial_end !== null ? daysUntil(trial_end, now) : null
