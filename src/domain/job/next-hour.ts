import { type CrewMember, isActive } from '../crew/crew'
import { shiftOn } from '../scheduling/availability'
import { clashesOf, isWithin, overlap, type Stretch, stands, stretchOf } from '../scheduling/bookings'
import { type Day, plusDays, plusMinutes, type TimeOfDay } from '../time/calendar'
import { WORKDAYS, weekdayOf } from '../time/weekday'
import type { Job } from './job'

/** Work usually begins at one of these hours. */
const FIRST_HOUR = 8
const LAST_HOUR = 17
const LAST_OF_DAY = 23

const clock = (hour: number): TimeOfDay => `${String(hour).padStart(2, '0')}:00`

const hoursFrom = (first: number, last: number): TimeOfDay[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => clock(first + index))

/** Where someone is in time: the day and the time of day at the business. */
export type Moment = { today: Day; time: TimeOfDay }

/** What a business has planned, and who does its work. */
export type Plans = { jobs: readonly Job[]; crew: readonly CrewMember[] }

/** Whether someone is at work then and has no job. */
const isSomebodyFree = (at: Stretch, day: Day, { jobs, crew }: Plans): boolean =>
  crew.some((member) => {
    const shift = isActive(member) ? shiftOn(member, day) : null
    return shift !== null && isWithin(at, shift) && clashesOf(member.id, { day, at, placed: [] }, jobs).length === 0
  })

/**
 * The hour that a new job of a day begins with: the first full one of the working day in which someone is free, else the first of those
 * with the fewest jobs. Hours of today that have begun don't count; late in the evening it is 9:00, and the form asks about it.
 */
export const nextFreeHour = (day: Day, { today, time }: Moment, { jobs, crew }: Plans): TimeOfDay => {
  const next = Number(time.slice(0, 2)) + 1
  const earliest = day === today ? Math.max(FIRST_HOUR, next) : FIRST_HOUR
  const hours = hoursFrom(earliest, LAST_HOUR).map((start) => ({ start, end: plusMinutes(start, 60) }))
  const [evening = '09:00'] = hoursFrom(earliest, LAST_OF_DAY - 1)
  const ofDay = jobs.filter((job) => job.scheduled_date === day && stands(job))
  const jobCount = (hour: Stretch) => ofDay.filter((job) => overlap(hour, stretchOf(job))).length
  const free = hours.find((hour) => isSomebodyFree(hour, day, { jobs: ofDay, crew }))
  const [emptiest] = hours.toSorted((a, b) => jobCount(a) - jobCount(b))
  return (free ?? emptiest)?.start ?? evening
}

/** The next day from Monday to Friday after a day. */
export const nextWorkingDay = (day: Day): Day => {
  const next = plusDays(day, 1)
  return WORKDAYS.includes(weekdayOf(next)) ? next : nextWorkingDay(next)
}

type Start = { scheduled_date: Day; scheduled_start_time: TimeOfDay }

/** Whether work would begin at an hour of today that has passed. */
export const isEarlierToday = ({ scheduled_date, scheduled_start_time }: Start, { today, time }: Moment): boolean =>
  scheduled_date === today && scheduled_start_time < time

/** The question before a job is made for a time that has passed; null where that is still to come. */
export const passedQuestion = (start: Start, moment: Moment): string | null => {
  if (start.scheduled_date < moment.today) return 'This day has passed. Create it anyway?'
  return isEarlierToday(start, moment) ? 'This time has passed. Create it anyway?' : null
}
