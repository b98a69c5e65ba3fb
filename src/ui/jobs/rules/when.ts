import { type Day, formatDay } from '@/domain/calendar'

export { timeRange } from '@/domain/job/slot-words'

/** `Today`, else the day as everywhere: `Fri, Nov 20`. */
export const dayLabel = (day: Day, today: Day): string => (day === today ? 'Today' : formatDay(day, today))

/** `1 h 30 min`, `45 min`, `2 h`; null for a slot that does not last (its form says why). */
export const durationText = (minutes: number): string | null => {
  if (!Number.isFinite(minutes) || minutes <= 0) return null
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
