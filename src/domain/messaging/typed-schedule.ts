import { plusDays, timeAt } from '../time/calendar'
import type { Instant } from '../time/clock'
import type { Day, TimeOfDay } from '../time/day'
import { dayAt } from '../time/day-at'
import { WEEKDAYS, weekdayOf } from '../time/weekday'
import { scheduledInstant } from './schedule'

const UNITS: Readonly<Record<string, number>> = { min: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 }

/** `in 2 hours`, `in 30 min`. */
const SPAN = /^in (an?|\d{1,3}) (min|hour|day|week)(?:ute)?s?$/

/** `8am`, `8:30 pm`, `14:00`; a bare hour counts as working time: 7 to 12 before noon, 1 to 6 after it. */
const TIME = /^(?:at )?(\d{1,2})(?::(\d{2}))? ?(am|pm)?$/

const MORNING: TimeOfDay = '08:00'

const timeIn = (words: string): TimeOfDay | null => {
  if (words === 'noon') return '12:00'
  const [match, hour, minute = '00', half] = TIME.exec(words) ?? []
  if (!match || hour === undefined) return null
  const typed = Number(hour)
  if (Number(minute) > 59 || typed > 23 || (half && (typed < 1 || typed > 12))) return null
  const isAfternoon = half ? half === 'pm' : !match.includes(':') && typed >= 1 && typed <= 6
  const hours = half ? (typed % 12) + (isAfternoon ? 12 : 0) : typed + (isAfternoon ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

const dayIn = (word: string, today: Day): Day | null => {
  if (word === 'today') return today
  if (word === 'tomorrow') return plusDays(today, 1)
  const weekday = WEEKDAYS.findIndex((name) => word.length >= 3 && name.startsWith(word))
  if (weekday < 0) return null
  const ahead = (weekday - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7
  return plusDays(today, ahead === 0 ? 7 : ahead)
}

/** Reads a moment typed in words, such as `tomorrow 8am` or `in 2 hours`, in the business's time zone; null when it is none. */
export const typedSchedule = (typed: string, now: Instant, timeZone: string): Instant | null => {
  const words = typed
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[.,]/g, '')
    .replace(/^(on|next) /, '')
  const [span, count = '', unit = ''] = SPAN.exec(words) ?? []
  if (span) return now + (/^an?$/.test(count) ? 1 : Number(count)) * (UNITS[unit] ?? 0)
  const today = dayAt(now, timeZone)
  const [first = '', ...rest] = words.split(' ')
  const day = dayIn(first, today)
  const timeWords = (day ? rest : [first, ...rest]).join(' ')
  const time = day && timeWords === '' ? MORNING : timeIn(timeWords)
  if (time === null) return null
  const isPast = time <= timeAt(now, timeZone)
  return scheduledInstant(day ?? (isPast ? plusDays(today, 1) : today), time, timeZone)
}

/** Moments that a menu offers: an hour from now, and 8 o'clock tomorrow and on Monday. */
export const usualMoments = (now: Instant, timeZone: string): { label: string; at: Instant }[] =>
  [
    { label: 'In 1 hour', words: 'in 1 hour' },
    { label: 'Tomorrow 8:00 AM', words: 'tomorrow 8am' },
    { label: 'Monday 8:00 AM', words: 'monday 8am' },
  ].map(({ label, words }) => ({ label, at: typedSchedule(words, now, timeZone) ?? now }))
