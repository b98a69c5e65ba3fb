import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import { type Day, daysFrom, formatDay, plusDays } from '../time/calendar'
import { earliestFirst } from '../time/day'
import { shiftOn } from './availability'
import { bookingsOf, clashesOf, isWithin, lacksCrew, overlap, stretchOf } from './bookings'
import { loadOf } from './load'
import { hoursText } from './minutes'
import { canDo, skillNeeded } from './skill'

/** A crew member's next seven days (SCHED-04). */
export type MemberAnalysis = {
  booked: number
  capacity: number
  concerns: string[]
  couldTake: Job[]
}

const DAYS = 7

const overlapsOn = (member: CrewMember, day: Day, jobs: readonly Job[]): string[] =>
  bookingsOf(member.id, day, jobs).flatMap((booking, index, all) => {
    const clash = all.slice(index + 1).find((other) => overlap(booking, other))
    return clash ? [`${booking.job.job_number} and ${clash.job.job_number} overlap on ${formatDay(day)}.`] : []
  })

const concernsOn = (member: CrewMember, day: Day, jobs: readonly Job[]): string[] => {
  const shift = shiftOn(member, day)
  const bookings = bookingsOf(member.id, day, jobs)
  return [
    ...overlapsOn(member, day, jobs),
    ...bookings
      .filter((booking) => !shift || !isWithin(booking, shift))
      .map(({ job }) => `${job.job_number} on ${formatDay(day)} is outside their working hours.`),
    ...bookings
      .filter(({ job }) => job.assigned_crew_members.length === 1 && !canDo([member], job))
      .map(({ job }) => `${job.job_number} asks for ${skillNeeded(job)}, which they don’t have.`),
  ]
}

const hasTimeFor = (member: CrewMember, job: Job, jobs: readonly Job[]): boolean => {
  const shift = shiftOn(member, job.scheduled_date)
  const at = stretchOf(job)
  return (
    shift !== null &&
    isWithin(at, shift) &&
    clashesOf(member.id, { day: job.scheduled_date, at, placed: [job.id] }, jobs).length === 0
  )
}

export const analysisOf = (member: CrewMember, jobs: readonly Job[], today: Day): MemberAnalysis => {
  const days = daysFrom(today, plusDays(today, DAYS - 1))
  const near = jobs.filter(({ scheduled_date }) => days.includes(scheduled_date))
  const loads = loadOf(days, [member], near)
  return {
    booked: loads.reduce((sum, { booked }) => sum + booked, 0),
    capacity: loads.reduce((sum, { capacity }) => sum + capacity, 0),
    concerns: days.flatMap((day) => concernsOn(member, day, near)),
    couldTake: near
      .filter((job) => lacksCrew(job) && canDo([member], job) && hasTimeFor(member, job, near))
      .sort(
        (a, b) =>
          earliestFirst(a.scheduled_date, b.scheduled_date) ||
          earliestFirst(a.scheduled_start_time, b.scheduled_start_time),
      ),
  }
}

/** `12 of 55 hours are booked in the next 7 days (22%).` */
export const loadText = ({ booked, capacity }: Pick<MemberAnalysis, 'booked' | 'capacity'>): string =>
  capacity === 0
    ? 'They don’t work in the next 7 days.'
    : `${hoursText(booked)} of ${hoursText(capacity)} hours are booked in the next 7 days (${Math.round((booked / capacity) * 100)}%).`
