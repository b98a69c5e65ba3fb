import { tz } from '@date-fns/tz'
import { addMonths, addYears } from 'date-fns'
import type { Instant } from '../time/clock'
import type { BillingPeriod } from './plan'

/** Periods are counted in UTC, so that no browser's time zone moves a payment. */
const UTC = { in: tz('UTC') }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Adds whole days of 24 hours. */
export const afterDays = (at: Instant, days: number): Instant => at + days * DAY

/** The end of a period that begins at `start`: a month or a year later, on the last day of a month that is shorter. */
export const periodEnd = (start: Instant, period: BillingPeriod): Instant =>
  (period === 'monthly' ? addMonths(start, 1, UTC) : addYears(start, 1, UTC)).getTime()

/** The same moment months earlier, on the last day of a month that is shorter. */
export const monthsBefore = (at: Instant, months: number): Instant => addMonths(at, -months, UTC).getTime()

/**
 * Days left until a moment, a part of a day counts as a whole one; 0 once the moment is here. Screens know the time to the
 * minute only, so a minute does not start a day: a trial of 14 days has 14 left when it starts, not 15.
 */
export const daysUntil = (moment: Instant, now: Instant): number =>
  moment <= now ? 0 : Math.max(1, Math.ceil((moment - now - MINUTE) / DAY))
