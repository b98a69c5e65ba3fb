import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import { groupedBy } from '../record/grouped-by'
import { type Day, minutesBetween } from '../time/calendar'
import { shiftOn } from './availability'
import { bookingsOf, type Stretch } from './bookings'

export const minutesIn = (stretch: Stretch | null): number => (stretch ? minutesBetween(stretch.start, stretch.end) : 0)

export const minutesBooked = (bookings: readonly Stretch[]): number =>
  bookings.reduce((sum, booking) => sum + minutesIn(booking), 0)

/** Minutes of the whole crew. */
export type DayLoad = { day: Day; booked: number; capacity: number }

/** A job of two people counts for both, as in their lanes. */
export const loadOf = (days: readonly Day[], crew: readonly CrewMember[], jobs: readonly Job[]): DayLoad[] => {
  const active = crew.filter(({ status }) => status !== 'inactive')
  const wanted = new Set(days)
  const byDay = groupedBy(
    jobs.filter((job) => wanted.has(job.scheduled_date)),
    (job) => job.scheduled_date,
  )
  return days.map((day) => ({
    day,
    booked: active.reduce((sum, { id }) => sum + minutesBooked(bookingsOf(id, day, byDay.get(day) ?? [])), 0),
    capacity: active.reduce((sum, member) => sum + minutesIn(shiftOn(member, day)), 0),
  }))
}
