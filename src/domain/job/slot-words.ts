import { formatTime } from '../time/calendar'
import type { Instant } from '../time/clock'
import type { JobSlot } from './job'
import { minutesOnSite, type SiteTime } from './site-time'

/** `9:00 – 10:30 AM`, `11:00 AM – 1:00 PM`: AM or PM appears once when both ends share it. */
export const timeRange = (slot: Pick<JobSlot, 'scheduled_start_time' | 'scheduled_end_time'>): string => {
  const start = formatTime(slot.scheduled_start_time)
  const end = formatTime(slot.scheduled_end_time)
  const shared = start.slice(-2) === end.slice(-2)
  return `${shared ? start.slice(0, -3) : start} – ${end}`
}

/** Time on site so far or in total, such as `42 min`; null when not recorded. */
export const siteTimeText = ({ on_site }: { on_site: SiteTime | null }, now: Instant): string | null =>
  on_site && (durationText(minutesOnSite(on_site, now)) ?? 'under 1 min')

/** `1 h 30 min`, `45 min`, `2 h`; null for an empty slot, which the form explains. */
export const durationText = (minutes: number): string | null => {
  if (!Number.isFinite(minutes) || minutes <= 0) return null
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
