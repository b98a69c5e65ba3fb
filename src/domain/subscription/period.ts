import { tz } from '@date-fns/tz'
import { addMonths, addYears } from 'date-fns'
import type { Instant } from '../time/clock'
import type { BillingPeriod } from './plan'

/** Periods are counted in UTC, so that no browser's time zone shifts a payment. */
const UTC = { in: tz('UTC') }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Days of 24 hours. */
export const afterDays = (at: Instant, days: number): Instant => at + days * DAY

/** One month or year later, clamped to the last day of a shorter month. */
export const periodEnd = (start: Instant, period: BillingPeriod): Instant =>
  (period === 'monthly' ? addMonths(start, 1, UTC) : addYears(start, 1, UTC)).getTime()

/** Clamped to the last day of a shorter month. */
export const monthsBefore = (at: Instant, months: number): Instant => addMonths(at, -months, UTC).getTime()

/**
 * Rounded up; 0 once the moment is reached. Screens know the time only to the minute, so a partial minute does not count as a day: a new
 * 14-day trial shows 14 days, not 15.
 */
export const daysUntil = (moment: Instant, now: Instant): number =>
  moment <= now ? 0 : Math.max(1, Math.ceil((moment - now - MINUTE) / DAY))
