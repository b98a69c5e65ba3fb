import { formatTime } from '../calendar'
import type { JobSlot } from './job'

/** `9:00 – 10:30 AM`, `11:00 AM – 1:00 PM`: the half of the day is said once when both ends share it. */
export const timeRange = (slot: Pick<JobSlot, 'scheduled_start_time' | 'scheduled_end_time'>): string => {
  const start = formatTime(slot.scheduled_start_time)
  const end = formatTime(slot.scheduled_end_time)
  const shared = start.slice(-2) === end.slice(-2)
  return `${shared ? start.slice(0, -3) : start} – ${end}`
}
