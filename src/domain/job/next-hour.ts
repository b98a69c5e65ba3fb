import { type Day, plusDays, plusMinutes, type TimeOfDay } from '../calendar'
import { overlap, stands } from '../scheduling/bookings'
import { WORKDAYS, weekdayOf } from '../weekday'
import type { Job } from './job'

/** Work usually begins at one of these hours. */
const FIRST_HOUR = 8
const LAST_HOUR = 17
const LAST_OF_DAY = 23

const clock = (hour: number): TimeOfDay => `${String(hour).padStart(2, '0')}:00`

const hoursFrom = (first: number, last: number): TimeOfDay[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => clock(first + index))

/** Where somebody is in time: the day and the time of day at the business. */
export type Moment = { today: Day; time: TimeOfDay }

type Planned = Pick<Job, 'status' | 'scheduled_date' | 'scheduled_start_time' | 'scheduled_end_time'>

/**
 * The hour that a new job of a day begins with: the first full one of the working day that no job takes, else the first of those with
 * the fewest jobs. Hours of today that have begun don't count; late in the evening it is 9:00, and the form asks about it.
 */
export const nextFreeHour = (day: Day, { today, time }: Moment, jobs: readonly Planned[]): TimeOfDay => {
  const next = Number(time.slice(0, 2)) + 1
  const earliest = day === today ? Math.max(FIRST_HOUR, next) : FIRST_HOUR
  const hours = hoursFrom(earliest, LAST_HOUR)
  const [evening = '09:00'] = hoursFrom(earliest, LAST_OF_DAY - 1)
  const ofDay = jobs.filter((job) => job.scheduled_date === day && stands(job))
  const taken = (start: TimeOfDay) => {
    const hour = { start, end: plusMinutes(start, 60) }
    return ofDay.filter((job) => overlap(hour, { start: job.scheduled_start_time, end: job.scheduled_end_time })).length
  }
  const [best] = hours.map((hour) => ({ hour, jobs: taken(hour) })).sort((a, b) => a.jobs - b.jobs)
  return best?.hour ?? evening
}

/** The next day from Monday to Friday after a day. */
export const nextWorkingDay = (day: Day): Day => {
  const next = plusDays(day, 1)
  return WORKDAYS.includes(weekdayOf(next)) ? next : nextWorkingDay(next)
}

/** What is asked before a job is made for a time that has passed; null where that is still to come. */
export const passedQuestion = (
  slot: { scheduled_date: Day; scheduled_start_time: TimeOfDay },
  { today, time }: Moment,
): string | null => {
  if (slot.scheduled_date < today) return 'This day has passed. Create it anyway?'
  if (slot.scheduled_date > today || slot.scheduled_start_time >= time) return null
  return 'This time has passed. Create it anyway?'
}
