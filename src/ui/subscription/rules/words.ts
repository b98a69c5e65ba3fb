import type { Instant } from '@/domain/clock'
import { daysUntil } from '@/domain/subscription/period'
import type { Subscription } from '@/domain/subscription/subscription'

/** Why people leave, in the order they are offered. */
export const CANCEL_REASONS = [
  'Too expensive',
  'A feature is missing',
  'Too hard to use',
  'Another product suits better',
  'The business closes or pauses',
  'Another reason',
] as const

/** What is sent of a chosen reason and what was written below it: either may be missing. */
export const reasonFrom = (chosen: string, words: string): string => [chosen, words.trim()].filter(Boolean).join(': ')

/** How many days of a trial are left; null when none is running. */
export const trialLeft = ({ status, trial_end }: Subscription, now: Instant): number | null =>
  status === 'trialing' && trial_end !== null ? daysUntil(trial_end, now) : null
