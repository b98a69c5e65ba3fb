import * as v from 'valibot'
import { exactText, LONGEST, moment } from '../text/field'
import type { Instant } from '../time/clock'

const MINUTE = 60_000
const DAY = 24 * 3_600_000

/** How long ago a step may have been done and still be recorded without anyone's decision, in ms. */
export const OLDEST_STEP = 7 * DAY

/** When a step was done by the server's clock, as far as the device knows it, and the time zone of the device. */
export const stepTimeSchema = v.object({
  done_at: moment,
  time_zone: v.optional(exactText(LONGEST.name)),
})
export type StepTime = v.InferOutput<typeof stepTimeSchema>

type Bounds = {
  now: Instant
  /** When the job's previous step was done; null before the first. */
  previous: Instant | null
}

/** When a step counts as done: as the device says, but never in the future and never before the job's previous step. */
export const boundedStepTime = (reportedAt: Instant, { now, previous }: Bounds): Instant =>
  Math.min(now, Math.max(reportedAt, previous ?? reportedAt))

/** Whether a step was done so long ago that a person has to confirm it. */
export const isTooOld = (doneAt: Instant, now: Instant): boolean => now - doneAt > OLDEST_STEP

/** Whether a step was sent so much later than it was done that both times matter. */
export const isSentLater = (doneAt: Instant, sentAt: Instant): boolean => sentAt - doneAt > MINUTE
