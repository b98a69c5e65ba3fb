import { clockChangeOn, formatTime } from '../calendar'
import type { JobSlot } from './job'

/** Why a job can't be at a time, and the field that says it. */
export type SkippedTime = { field: 'scheduled_start_time' | 'scheduled_end_time'; reason: string }

/**
 * What is wrong with a slot whose start or end the clocks skip: on the night they go forward there is no 2:30 AM. Null on every other day,
 * and where the work lies around the hour that is skipped.
 */
export const skippedTime = (slot: JobSlot, timeZone: string): SkippedTime | null => {
  const change = clockChangeOn(slot.scheduled_date, timeZone)
  if (change?.kind !== 'skipped') return null
  const { start, end } = change
  const starts = start <= slot.scheduled_start_time && slot.scheduled_start_time < end
  const ends = start < slot.scheduled_end_time && slot.scheduled_end_time < end
  if (!starts && !ends) return null
  const field = starts ? 'scheduled_start_time' : 'scheduled_end_time'
  const clocks = `the clocks go from ${formatTime(start)} to ${formatTime(end)}`
  return { field, reason: `There is no ${formatTime(slot[field])} on this day: ${clocks}.` }
}
