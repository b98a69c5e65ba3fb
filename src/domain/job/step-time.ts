import * as v from 'valibot'
import { exactText, LONGEST, moment } from '../text/field'
import type { Instant } from '../time/clock'

const MINUTE = 60_000
const DAY = 24 * 3_600_000

/** In ms: older steps need a person's decision. */
export const OLDEST_STEP = 7 * DAY

/** Time of the step by the server's clock, as far as the device knows it, and the device's time zone. */
export const stepTimeSchema = v.object({
  done_at: moment,
  time_zone: v.optional(exactText(LONGEST.name)),
})
export type StepTime = v.InferOutput<typeof stepTimeSchema>

type Bounds = {
  now: Instant
  previous: Instant | null
}

/** The device's time, but never in the future or before the previous step. */
export const boundedStepTime = (reportedAt: Instant, { now, previous }: Bounds): Instant =>
  Math.min(now, Math.max(reportedAt, previous ?? reportedAt))

export const isTooOld = (doneAt: Instant, now: Instant): boolean => now - doneAt > OLDEST_STEP

export const isSentLater = (doneAt: Instant, sentAt: Instant): boolean => sentAt - doneAt > MINUTE
