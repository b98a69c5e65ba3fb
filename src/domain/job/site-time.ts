import * as v from 'valibot'
import { count, moment } from '../text/field'
import type { Instant } from '../time/clock'

/** In seconds: longer than any phone stays offline with something to send. */
export const LONGEST_WAIT = 30 * 24 * 3600

/**
 * Start and end of the work by the back end's clock. Steps that waited for the network arrive late; the delay in seconds, as counted by the
 * phone, is stored beside them.
 */
export const siteTimeSchema = v.object({
  from: moment,
  from_waited: count,
  to: v.nullable(moment),
  to_waited: count,
})
export type SiteTime = v.InferOutput<typeof siteTimeSchema>

export const begunAt = (now: Instant, waited: number): SiteTime => ({
  from: now,
  from_waited: waited,
  to: null,
  to_waited: 0,
})

/** Null when the start is unknown. */
export const endedAt = (site: SiteTime | null, now: Instant, waited: number): SiteTime | null =>
  site && { ...site, to: now, to_waited: waited }

const SECOND = 1_000
const MINUTE = 60_000

/** Whole minutes as pressed, or until now. Never negative, whatever the phone's clock says. */
export const minutesOnSite = ({ from, from_waited, to, to_waited }: SiteTime, now: Instant): number => {
  const began = from - from_waited * SECOND
  const ended = to === null ? now : to - to_waited * SECOND
  return Math.max(0, Math.floor((ended - began) / MINUTE))
}

/** Whole seconds since pressing; 0 when the clock was set back in the meantime. */
export const waitedSince = (pressed: Instant, now: Instant): number =>
  Math.min(LONGEST_WAIT, Math.max(0, Math.floor((now - pressed) / SECOND)))
