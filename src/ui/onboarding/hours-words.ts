import { formatTime } from '@/domain/calendar'
import type { DayHours, OperatingHours } from '@/domain/onboarding/preferences'
import { WEEKDAYS, type Weekday, weekdayName } from '@/domain/weekday'

/** `9:00 AM to 5:00 PM`, or `Closed`. */
const dayWords = ({ start, end, closed }: DayHours): string =>
  closed ? 'Closed' : `${formatTime(start)} to ${formatTime(end)}`

/** What is announced when a day was copied. */
export const copiedWords = (hours: DayHours): string => `Copied to Monday to Friday: ${dayWords(hours)}.`

/** A run of days with the same hours. */
type HoursLine = { days: string; hours: string }

/** The week in as few lines as it takes: consecutive days with the same hours share one. */
export const weekLines = (week: OperatingHours): HoursLine[] => {
  const runs: { first: Weekday; last: Weekday; hours: string }[] = []
  for (const day of WEEKDAYS) {
    const hours = dayWords(week[day])
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? weekdayName(first) : `${weekdayName(first)} to ${weekdayName(last)}`,
    hours,
  }))
}
