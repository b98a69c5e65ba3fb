import type { CrewMember } from '../../crew/crew'
import type { Job } from '../../job/job'
import { minutesBetween } from '../../time/calendar'
import type { Day } from '../../time/day'
import { absenceOn, shiftOn } from '../availability'
import { bookingsOf, isCrewed, lacksCrew, stands, stretchOf, waitsForCrew } from '../bookings'
import { type FindPosition, type Position, roadMiles, travelMinutes } from '../travel'
import { type Figures, NO_FIGURES } from './proposal'

export type Counted = { days: readonly Day[]; crew: readonly CrewMember[]; positionOf: FindPosition }

/** The last known position of a route; unknown positions don't change its length. */
type Stop = { job: Job; position: Position }

const outside = (job: Job, member: CrewMember): number => {
  const shift = shiftOn(member, job.scheduled_date)
  const { start, end } = stretchOf(job)
  const all = minutesBetween(start, end)
  if (!shift) return all
  const [from, to] = [start > shift.start ? start : shift.start, end < shift.end ? end : shift.end]
  return all - Math.max(0, minutesBetween(from, to))
}

const breaksWindow = ({ window_start, window_end, scheduled_start_time: start }: Job): boolean =>
  (window_start !== null && start < window_start) || (window_end !== null && start > window_end)

const isUndone = (job: Job, crew: readonly CrewMember[]): boolean =>
  waitsForCrew(job) ||
  job.assigned_crew_members.some((member_id) => {
    const member = crew.find(({ id }) => id === member_id)
    return !member || member.status === 'inactive' || absenceOn(member, job.scheduled_date) !== null
  })

/**
 * Totals of these days. A crew that drives together counts as one drive. Finished work counts as it was done, so that the figures cover
 * whole days.
 */
export const figuresOf = (jobs: readonly Job[], { days, crew, positionOf }: Counted): Figures => {
  const figures = { ...NO_FIGURES }
  const activeJobs = jobs.filter((job) => stands(job) && days.includes(job.scheduled_date))
  for (const job of activeJobs) {
    if (isUndone(job, crew)) figures.unassigned += 1
    else if (breaksWindow(job)) figures.broken_windows += 1
  }
  const done = activeJobs.filter((job) => isCrewed(job) && !lacksCrew(job) && !isUndone(job, crew))
  const driven = new Set<string>()
  const late = new Set<number>()
  for (const day of days) {
    for (const member of crew) {
      const bookings = bookingsOf(member.id, day, done)
      let last: Stop | null = null
      for (const [index, { job, start }] of bookings.entries()) {
        figures.overtime_minutes += outside(job, member)
        const before = bookings[index - 1]
        const position = positionOf(job)
        const from: Stop | null = last
        if (position) last = { job, position }
        const miles = from && position ? roadMiles(from.position, position) : 0
        const drive = from?.job === before?.job ? travelMinutes(miles) : 0
        if (before && minutesBetween(before.end, start) < drive) late.add(job.id)
        const leg = from && `${from.job.id} ${job.id}`
        if (leg === null || driven.has(leg)) continue
        driven.add(leg)
        figures.drive_minutes += travelMinutes(miles)
        figures.mile_tenths += Math.round(miles * 10)
      }
    }
  }
  figures.unreachable = late.size
  return figures
}
