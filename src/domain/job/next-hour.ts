import { type CrewMember, isActive } from '../crew/crew'
import { shiftOn } from '../scheduling/availability'
import { clashesOf, isWithin, overlap, type Stretch, stands, stretchOf } from '../scheduling/bookings'
import { type Day, plusDays, plusMinutes, type TimeOfDay } from '../time/calendar'
import { WORKDAYS, weekdayOf } from '../time/weekday'
import type { Job } from './job'

const FIRST_HOUR = 8
const LAST_HOUR = 17
const LAST_OF_DAY = 23

const clock = (hour: number): TimeOfDay => `${String(hour).padStart(2, '0')}:00`

const hoursFrom = (first: number, last: number): TimeOfDay[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => clock(first + index))

export type Moment = { today: Day; time: TimeOfDay }

export type Plans = { jobs: readonly Job[]; crew: readonly CrewMember[] }

const isSomebodyFree = (at: Stretch, day: Day, { jobs, crew }: Plans): boolean =>
  crew.some((member) => {
    const shift = isActive(member) ? shiftOn(member, day) : null
    return shift !== null && isWithin(at, shift) && clashesOf(member.id, { day, at, placed: [] }, jobs).length === 0
  })

/**
 * First full hour of the working day with someone free, or else the one with the fewest jobs. Hours already begun today don't count; late
 * in the evening it is 9:00, which the form questions.
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

export const nextWorkingDay = (day: Day): Day => {
  const next = plusDays(day, 1)
  return WORKDAYS.includes(weekdayOf(next)) ? next : nextWorkingDay(next)
}

type Start = { scheduled_date: Day; scheduled_start_time: TimeOfDay }

/** True for a start earlier today. */
export const isEarlierToday = ({ scheduled_date, scheduled_start_time }: Start, { today, time }: Moment): boolean =>
  scheduled_date === today && scheduled_start_time < time

/** Confirmation for a start in the past; null for one ahead. */
export const passedQuestion = (start: Start, moment: Moment): string | null => {
  if (start.scheduled_date < moment.today) return 'This day has passed. Create it anyway?'
  return isEarlierToday(start, moment) ? 'This time has passed. Create it anyway?' : null
}
