import { lazily } from '@/domain/async/lazily'
import { type Day, daysFrom, formatDay, formatLongDay, monthOf, plusDays, weekOf } from '@/domain/time/calendar'
import type { CalendarMode } from '../types'

export const periodOf = (mode: CalendarMode, day: Day): { first: Day; last: Day } => {
  if (mode === 'day') return { first: day, last: day }
  return mode === 'week' ? weekOf(day) : monthOf(day)
}

export const stepped = (mode: CalendarMode, day: Day, by: 1 | -1): Day => {
  if (mode === 'day') return plusDays(day, by)
  if (mode === 'week') return plusDays(day, 7 * by)
  const { first, last } = monthOf(day)
  return by > 0 ? plusDays(last, 1) : monthOf(plusDays(first, -1)).first
}

const month = lazily(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const asDate = (day: Day) => new Date(`${day}T00:00:00Z`)

/** `Friday, November 20, 2026`, `Mon, Nov 16 – Sun, Nov 22` or `November 2026`. */
export const periodText = (mode: CalendarMode, day: Day, today: Day): string => {
  if (mode === 'day') return formatLongDay(day)
  if (mode === 'month') return month().format(asDate(day))
  const { first, last } = weekOf(day)
  return `${formatDay(first, today)} – ${formatDay(last, today)}`
}

/** Full weeks of a month, Monday to Sunday. */
export const weeksOf = (day: Day): Day[][] => {
  const { first, last } = monthOf(day)
  const days = daysFrom(weekOf(first).first, weekOf(last).last)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
