import { instantOf } from '../time/calendar'
import type { Instant } from '../time/clock'
import type { Day, TimeOfDay } from '../time/day'

/** Instant of a local day and time; one in the hour that the clocks skip becomes the end of that hour. */
export const scheduledInstant = (day: Day, time: TimeOfDay, timeZone: string): Instant => instantOf(day, time, timeZone)
export const scheduleProblem = (at: Instant, now: Instant): string | null => (at > now ? null : '')
