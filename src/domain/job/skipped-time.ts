import * as v from 'valibot'
import { type ClockChange, clockChangeOn, formatTime, minutesBetween } from '../time/calendar'
import { type Day, daySchema } from '../time/day'
import type { JobSlot } from './job'
import { durationText } from './slot-words'

let lastLookup: { day: Day; timeZone: string; change: ClockChange | null } | null = null

const changeOn = (day: Day, timeZone: string): ClockChange | null => {
  if (lastLookup?.day !== day || lastLookup.timeZone !== timeZone)
    lastLookup = { day, timeZone, change: clockChangeOn(day, timeZone) }
  return lastLookup.change
}

export type SkippedTime = { field: 'scheduled_start_time' | 'scheduled_end_time'; reason: string }

/**
 * Refuses a start or end in the hour skipped when the clocks go forward, such as 2:30 AM. Null on every other day, and when the work only
 * spans that hour.
 */
export const skippedTime = (slot: JobSlot, timeZone: string): SkippedTime | null => {
  const change = changeOn(slot.scheduled_date, timeZone)
  if (change?.kind !== 'skipped') return null
  const { start, end } = change
  const starts = start <= slot.scheduled_start_time && slot.scheduled_start_time < end
  const ends = start < slot.scheduled_end_time && slot.scheduled_end_time < end
  if (!starts && !ends) return null
  const field = starts ? 'scheduled_start_time' : 'scheduled_end_time'
  const clocks = `the clocks go from ${formatTime(start)} to ${formatTime(end)}`
  return { field, reason: `There is no ${formatTime(slot[field])} on this day: ${clocks}.` }
}

/** Sentences about a clock change that affects the slot; null when there is none. */
export type ClockNotes = {
  start: string | null
  length: string | null
}

const NO_NOTES: ClockNotes = { start: null, length: null }

/** Notes for the night the clocks change. The first of two equal times applies. */
export const clockNotes = (slot: JobSlot, timeZone: string): ClockNotes => {
  const { scheduled_date, scheduled_start_time: from, scheduled_end_time: until } = slot
  const change = v.is(daySchema, scheduled_date) ? changeOn(scheduled_date, timeZone) : null
  if (change === null || from === '' || from >= until) return NO_NOTES
  const { kind, start, end } = change
  const isTwice = kind === 'repeated' && start <= from && from < end
  const isAround = from < (kind === 'skipped' ? start : end) && end <= until
  const by = minutesBetween(start, end) * (kind === 'skipped' ? -1 : 1)
  const direction = kind === 'skipped' ? 'forward' : 'back'
  return {
    start: isTwice ? `${formatTime(from)} comes twice on this day. The job starts at the first.` : null,
    length: isAround
      ? `The clocks go ${direction} during that time, so it takes ${durationText(minutesBetween(from, until) + by)}.`
      : null,
  }
}
