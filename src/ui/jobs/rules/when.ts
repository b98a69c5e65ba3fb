import { type Day, formatDay } from '@/domain/calendar'

export { durationText, timeRange } from '@/domain/job/slot-words'

/** `Today`, else the day as everywhere: `Fri, Nov 20`. */
export const dayLabel = (day: Day, today: Day): string => (day === today ? 'Today' : formatDay(day, today))
