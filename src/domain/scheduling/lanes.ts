import { fullName } from '../account/user'
import { type CrewMember, isActive } from '../crew/crew'
import type { Job } from '../job/job'
import { bySlot } from '../job/order'
import { type Day, plusDays } from '../time/calendar'
import { offText, shiftOn } from './availability'
import { bookingsOf, lacksCrew } from './bookings'
import { minutesBooked, minutesIn } from './load'
import { minutesOf, packed } from './minutes'
import { type FindPosition, type Position, positionIn, roadMiles, travelMinutes } from './travel'

export type Block = { job: Job; start: number; end: number; row: number }

export type Leg = { to: number; isFromHome: boolean; from: number; gap: number; drive: number }

export type Lane = {
  id: number
  name: string
  /** Null for a former member who still has jobs on this day. */
  member: CrewMember | null
  off: string | null
  /** Working hours, in minutes; null on a day off. */
  shift: { start: number; end: number } | null
  booked: number
  capacity: number
  rows: number
  blocks: readonly Block[]
  legs: readonly Leg[]
}

const stretchOf = (job: Job) => ({
  start: minutesOf(job.scheduled_start_time),
  end: minutesOf(job.scheduled_end_time),
})

export const blocksOf = (jobs: readonly Job[]): Block[] =>
  packed(jobs.map((job) => ({ job, ...stretchOf(job) }))).map(({ item, column }) => ({ ...item, row: column }))

const legsOf = (jobs: readonly Job[], home: Position | null, positionOf: FindPosition): Leg[] => {
  const legs: Leg[] = []
  jobs.forEach((job, index) => {
    const before = jobs[index - 1]
    const [origin, place] = [before ? positionOf(before) : home, positionOf(job)]
    if (!origin || !place) return
    const drive = travelMinutes(roadMiles(origin, place))
    if (drive === 0) return
    const start = minutesOf(job.scheduled_start_time)
    // From home, people leave early enough.
    const from = before ? minutesOf(before.scheduled_end_time) : start - drive
    legs.push({ to: job.id, isFromHome: !before, from, gap: start - from, drive })
  })
  return legs
}

export const isTight = ({ gap, drive }: Leg): boolean => gap < drive

const offReason = (member: CrewMember | null, day: Day): string | null =>
  member === null || !isActive(member) ? 'Not active' : offText(member, day)

export type LanesInput = {
  day: Day
  crew: readonly CrewMember[]
  shown: readonly Job[]
  planned: readonly Job[]
  positionOf: FindPosition
}

const laneOf = (id: number, member: CrewMember | null, { day, shown, planned, positionOf }: LanesInput): Lane => {
  const isTheirs = (job: Job) => job.scheduled_date === day && job.assigned_crew_members.includes(id)
  const bookings = bookingsOf(id, day, planned)
  const blocks = blocksOf(shown.filter(isTheirs))
  const shift = member && isActive(member) ? shiftOn(member, day) : null
  return {
    id,
    name: member ? fullName(member) : `Crew member #${id}`,
    member,
    off: offReason(member, day),
    shift: shift && { start: minutesOf(shift.start), end: minutesOf(shift.end) },
    booked: minutesBooked(bookings),
    capacity: minutesIn(shift),
    rows: Math.max(1, ...blocks.map(({ row }) => row + 1)),
    blocks,
    // Skips drives to hidden jobs, which would point nowhere.
    legs: legsOf(
      bookings.map(({ job }) => job),
      positionIn(member?.home_base),
      positionOf,
    ).filter(({ to }) => blocks.some(({ job }) => job.id === to)),
  }
}

/** One lane per crew member, working members first. Everyone who has a job gets a lane. */
export const lanesOf = (input: LanesInput): Lane[] => {
  const { day, crew, shown, planned } = input
  const crewIds = new Set(crew.map(({ id }) => id))
  const ofDay = { ...input, shown: onDay(shown, day), planned: onDay(planned, day) }
  const busy = new Set(ofDay.shown.flatMap((job) => job.assigned_crew_members))
  const gone = [...busy].filter((id) => !crewIds.has(id))
  const lanes = [
    ...crew
      .filter((member) => isActive(member) || busy.has(member.id))
      .map((member) => laneOf(member.id, member, ofDay)),
    ...gone.map((id) => laneOf(id, null, ofDay)),
  ]
  return [...lanes.filter(({ off }) => off === null), ...lanes.filter(({ off }) => off !== null)]
}

const onDay = (jobs: readonly Job[], day: Day) => jobs.filter((job) => job.scheduled_date === day)

const isSameLane = (a: Lane, b: Lane): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Reuses unchanged lane objects, so that a move renders two lanes instead of twenty. */
export const reuseLanes = (before: readonly Lane[], now: readonly Lane[]): Lane[] => {
  const previousById = new Map(before.map((lane) => [lane.id, lane]))
  return now.map((lane) => {
    const old = previousById.get(lane.id)
    return old && isSameLane(old, lane) ? old : lane
  })
}

const NEAR_DAYS = { back: 14, ahead: 7 }

export type Tray = { key: 'day' | 'earlier' | 'next'; title: string; jobs: readonly Job[] }[]

/** A missed job waits again, for another day. */
export const trayOf = (jobs: readonly Job[], day: Day, today: Day): Tray => {
  const [first, last] = [plusDays(today, -NEAR_DAYS.back), plusDays(day, NEAR_DAYS.ahead)]
  const ofDay = jobs.filter((job) => job.scheduled_date === day && lacksCrew(job))
  const earlier = jobs.filter(
    ({ scheduled_date, status }) =>
      status === 'missed' && first <= scheduled_date && scheduled_date < today && scheduled_date !== day,
  )
  const next = jobs.filter(
    (job) => lacksCrew(job) && today <= job.scheduled_date && job.scheduled_date !== day && job.scheduled_date <= last,
  )
  return [
    { key: 'day', title: day === today ? 'Today' : 'This day', jobs: ofDay.sort(bySlot) },
    { key: 'earlier', title: 'Missed before', jobs: earlier.sort((a, b) => bySlot(b, a)) },
    { key: 'next', title: 'Other days', jobs: next.sort(bySlot) },
  ]
}
