import * as v from 'valibot'
import { count, moment } from '../text/field'
import type { Instant } from '../time/clock'

/** Longer than any phone is without a network and still has something to send, in seconds. */
export const LONGEST_WAIT = 30 * 24 * 3600

/**
 * When the work began and ended, by the back end's clock. A step that waited for a network arrives later than it was pressed; the delay in
 * seconds, as the phone counted it, is kept beside it.
 */
export const siteTimeSchema = v.object({
  from: moment,
  from_waited: count,
  /** Null while the work is under way. */
  to: v.nullable(moment),
  to_waited: count,
})
export type SiteTime = v.InferOutput<typeof siteTimeSchema>

/** The work begins. */
export const begunAt = (now: Instant, waited: number): SiteTime => ({
  from: now,
  from_waited: waited,
  to: null,
  to_waited: 0,
})

/** The work ends; null where no one knows when it began. */
export const endedAt = (site: SiteTime | null, now: Instant, waited: number): SiteTime | null =>
  site && { ...site, to: now, to_waited: waited }

const SECOND = 1_000
const MINUTE = 60_000

/** Whole minutes between beginning and end as they were pressed, or until now. Never negative, whatever the phone's clock says. */
export const minutesOnSite = ({ from, from_waited, to, to_waited }: SiteTime, now: Instant): number => {
  const began = from - from_waited * SECOND
  const ended = to === null ? now : to - to_waited * SECOND
  return Math.max(0, Math.floor((ended - began) / MINUTE))
}

/** How long something pressed then has waited, in whole seconds: none where the clock was set back in the meantime. */
export const waitedSince = (pressed: Instant, now: Instant): number =>
  Math.min(LONGEST_WAIT, Math.max(0, Math.floor((now - pressed) / SECOND)))
