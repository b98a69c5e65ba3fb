import { formatTime } from '@/domain/time/calendar'
import type { DayHours, OperatingHours } from '@/domain/time/hours'
import { WEEKDAYS, type Weekday, weekdayName } from '@/domain/time/weekday'

/** `9:00 AM to 5:00 PM`, or the label of a day off: `Closed`. */
const dayWords = ({ start, end, closed }: DayHours, off: string): string =>
  closed ? off : `${formatTime(start)} to ${formatTime(end)}`

export const copiedWords = (hours: DayHours, off: string): string =>
  `Copied to Monday to Friday: ${dayWords(hours, off)}.`

type HoursLine = { days: string; hours: string }

/** Consecutive days with the same hours share a line. */
export const weekLines = (week: OperatingHours, off: string): HoursLine[] => {
  const runs: { first: Weekday; last: Weekday; hours: string }[] = []
  for (const day of WEEKDAYS) {
    const hours = dayWords(week[day], off)
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? weekdayName(first) : `${weekdayName(first)} to ${weekdayName(last)}`,
    hours,
  }))
}
