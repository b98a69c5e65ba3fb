import { capitalized } from '../text/wording'
import type { Day } from './day'

/** In display order; messages use these names (ONB-27). */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]
export const WORKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/** For example `Monday`. */
export const weekdayName = (day: Weekday): string => capitalized(day)

/** For example `friday` for `2026-11-20`. */
export const weekdayOf = (day: Day): Weekday => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
