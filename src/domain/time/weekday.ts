import { capitalized } from '../text/wording'
import type { Day } from './day'

/** In the order they are shown; the messages use these names (ONB-27). */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]
/** Those that "copy to all weekdays" reaches. */
export const WORKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/** `Monday` */
export const weekdayName = (day: Weekday): string => capitalized(day)

/** The weekday of a day: `friday` of `2026-11-20`. */
export const weekdayOf = (day: Day): Weekday => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
