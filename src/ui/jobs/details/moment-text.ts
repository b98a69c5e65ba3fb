import type { Actor } from '@/domain/permissions/actor'
import { formatTime, timeAt } from '@/domain/time/calendar'
import { calendarDate } from '@/ui/kit/layout/relative-time'

/** `Nov 24, 2026, 10:05 AM` */
export const momentText = (at: number, { time_zone }: Pick<Actor, 'time_zone'>): string =>
  `${calendarDate(at, time_zone)}, ${formatTime(timeAt(at, time_zone))}`
