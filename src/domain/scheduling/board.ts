import type { CrewMember } from '../crew/crew'
import type { Job, JobPriority } from '../job/job'
import { minutesBetween, type TimeOfDay } from '../time/calendar'
import type { Day } from '../time/day'
import { shiftOn } from './availability'
import { stretchOf } from './bookings'
import { DAY_MINUTES, minutesOf, timeOf } from './minutes'
import type { RoundsProblem, Shift, Visit, VisitOption } from './search/problem'
import { canDo } from './skill'
import { type FindPosition, type Position, roadMiles, travelMinutes } from './travel'

/** Scheduler options (API-24). */
export type Preferences = {
  minimize_travel: boolean
  balance_workload: boolean
  /** Keeps each job in its client's window, or in its own slot without one; when false, a job may move within the day. */
  respect_time_windows: boolean
  prioritize_urgent: boolean
}

export const ALL_PREFERENCES: Preferences = {
  minimize_travel: true,
  balance_workload: true,
  respect_time_windows: true,
  prioritize_urgent: true,
}

export type Work = {
  days: readonly Day[]
  jobs: readonly Job[]
  crew: readonly CrewMember[]
  positionOf: FindPosition
  /** Nothing is scheduled before this time of the first day; null means the whole day is available. */
  notBefore: TimeOfDay | null
}

export type Unit = { members: readonly CrewMember[]; day: Day }

export type PlanProblem = RoundsProblem & { units: readonly Unit[]; jobs: readonly Job[]; days: readonly Day[] }

/** Driving always has a small weight; without it, routes zigzag. */
const LEAST_TRAVEL = 0.1
const LOAD = 0.3
const LATE = 3
/** Cost of a minute of waiting. */
const URGENCY: Record<JobPriority, number> = { low: 0, normal: 0, high: 0.03, urgent: 0.1 }
/** Cost of omitting a job, in hours of driving. */
const OMISSION_COST: Record<JobPriority, number> = { low: 300, normal: 600, high: 900, urgent: 1_800 }
const STEP_MINUTES = 30

export const timeInPlan = (minute: number): TimeOfDay => timeOf(minute % DAY_MINUTES)

export const minutesOfJob = (job: Job): number => {
  const { start, end } = stretchOf(job)
  return minutesBetween(start, end)
}

/** Locations and travel times between them; a job without a position is half the longest trip away from all others. */
const placesOf = (jobs: readonly Job[], positionOf: FindPosition) => {
  const positions: (Position | null)[] = []
  const index = new Map<string, number>()
  const placeOf = new Map<number, number>()
  for (const job of jobs) {
    const position = positionOf(job)
    const key = position ? `${position.latitude},${position.longitude}` : `job ${job.id}`
    const placeIndex = index.get(key) ?? positions.push(position) - 1
    index.set(key, placeIndex)
    placeOf.set(job.id, placeIndex)
  }
  const between = positions.map((from) =>
    positions.map((to) => (from && to ? travelMinutes(roadMiles(from, to)) : null)),
  )
  const middle = Math.ceil(between.flat().reduce<number>((most, way) => Math.max(most, way ?? 0), 0) / 2)
  const travel = between.map((row, from) => row.map((way, to) => way ?? (from === to ? 0 : middle)))
  return { travel, placeOf }
}

const seedOf = (days: readonly Day[], [first]: readonly Job[]): number =>
  Number((days[0] ?? '').replaceAll('-', '')) + (first?.business_id ?? 0)

export type Shifted = Unit & { from: number; until: number }

export const shiftsOf = ({ days, crew, notBefore }: Omit<Work, 'jobs' | 'positionOf'>): Shifted[] => {
  const earliest = notBefore === null ? 0 : minutesOf(notBefore)
  return days.flatMap((day, index) =>
    crew
      .filter(({ status }) => status !== 'inactive')
      .map((member) => ({ member, shift: shiftOn(member, day) }))
      .sort((a, b) => a.member.id - b.member.id)
      .flatMap(({ member, shift }) => {
        if (!shift) return []
        const from = index * DAY_MINUTES + minutesOf(shift.start)
        return [
          { members: [member], day, from: Math.max(from, earliest), until: index * DAY_MINUTES + minutesOf(shift.end) },
        ]
      }),
  )
}

/** Cost of starting a job at its own time of day, and at another one. */
type Costs = {
  stay: number
  move: number
  /** Jobs without a window may start at any time; otherwise they keep their slot while windows are respected. */
  anyTime?: boolean
  people?: number
  /** Several people start together, at multiples of this many minutes. */
  step?: number
}

type Layout = Pick<Work, 'days' | 'positionOf'> & {
  jobs: readonly Job[]
  shifts: readonly Shifted[]
  preferences: Preferences
}

export type Board = ReturnType<typeof boardOf>

const boardOf = ({ days, shifts, preferences }: Layout, placeOf: ReadonlyMap<number, number>) => {
  const everybody = [...shifts.keys()]
  const offsetOf = (day: Day) => days.indexOf(day) * DAY_MINUTES
  const { respect_time_windows, prioritize_urgent } = preferences

  const optionsOn = (job: Job, day: Day, { stay, move, ...costs }: Costs): VisitOption[] => {
    const { anyTime = !respect_time_windows, people = job.people_needed, step: minutes = STEP_MINUTES } = costs
    const there = shifts.filter((shift) => shift.day === day)
    const offset = offsetOf(day)
    const earliest = Math.min(...there.map(({ from }) => from))
    const latest = Math.max(...there.map(({ until }) => until)) - minutesOfJob(job)
    const own = offset + minutesOf(job.scheduled_start_time)
    const from = job.window_start === null ? earliest : offset + minutesOf(job.window_start)
    const until = job.window_end === null ? latest : offset + minutesOf(job.window_end)
    // A respected window is never missed.
    const due = respect_time_windows || job.window_end === null ? Number.POSITIVE_INFINITY : until
    const hasWindow = job.window_start !== null || job.window_end !== null
    const open = respect_time_windows ? Math.max(from, earliest) : earliest
    const close = respect_time_windows ? Math.min(until, latest) : latest
    // The plan may be older than the window that the client accepted.
    const canStay = !respect_time_windows || (from <= own && own <= until) || !hasWindow
    const at = (begins: number, ends: number, cost: number) => ({ open: begins, close: ends, cost, due })
    const stayOptions = canStay ? [at(own, own, stay)] : []
    if (there.length === 0) return []
    if (close < open || !(hasWindow || anyTime)) return stayOptions
    if (people === 1) return [...stayOptions, at(open, close, move)]
    const first = Math.ceil(open / minutes) * minutes
    const steps = Array.from({ length: Math.floor((close - first) / minutes) + 1 }, (_, step) => first + step * minutes)
    return [...stayOptions, ...steps.filter((step) => step !== own).map((step) => at(step, step, move))]
  }

  const base = (job: Job): Omit<Visit, 'able' | 'options'> => ({
    task: job.id,
    place: placeOf.get(job.id) ?? 0,
    minutes: minutesOfJob(job),
    pinned: null,
    urgency: prioritize_urgent ? URGENCY[job.priority] : 0,
    takes: 0,
    leftOut: OMISSION_COST[prioritize_urgent ? job.priority : 'normal'],
  })
  const isSkilled = (job: Job) => (shift: number) => canDo(shifts[shift]?.members ?? [], job)

  return {
    optionsOn,
    base,
    skilled: (job: Job): number[] => everybody.filter(isSkilled(job)),
    everybody,
    shifts,
    /** Fixes a job in place: one visit for each crew member who works that day. */
    pinned(job: Job): Visit[] {
      const begin = offsetOf(job.scheduled_date) + minutesOf(job.scheduled_start_time)
      const at = { open: begin, close: begin, cost: 0, due: Number.POSITIVE_INFINITY }
      return everybody.flatMap((shift) => {
        const { day, members = [] } = shifts[shift] ?? {}
        const isTheirs = members.some(({ id }) => job.assigned_crew_members.includes(id))
        return day === job.scheduled_date && isTheirs
          ? [{ ...base(job), urgency: 0, options: [at], able: [shift], pinned: shift }]
          : []
      })
    },
    /** One visit per required person; the first one has the skill. */
    placed(job: Job, options: readonly VisitOption[], people = job.people_needed): Visit[] {
      return Array.from({ length: people }, (_, person) => ({
        ...base(job),
        options,
        able: person === 0 ? everybody.filter(isSkilled(job)) : everybody,
      }))
    },
    minuteIn: (day: Day, time: TimeOfDay) => offsetOf(day) + minutesOf(time),
  }
}

export const layOut = (layout: Layout, visitsOf: (job: Job, board: Board) => Visit[]): PlanProblem => {
  const { days, preferences, positionOf } = layout
  const jobs = layout.jobs.toSorted((a, b) => a.id - b.id)
  const { travel, placeOf } = placesOf(jobs, positionOf)
  const board = boardOf(layout, placeOf)
  const shifts = layout.shifts.map(
    ({ from, until }): Shift => ({ from, until, start: null, end: null, room: Number.POSITIVE_INFINITY }),
  )
  return {
    shifts,
    visits: jobs.flatMap((job) => visitsOf(job, board)),
    travel,
    weights: {
      travel: preferences.minimize_travel ? 1 : LEAST_TRAVEL,
      load: preferences.balance_workload ? LOAD : 0,
      late: LATE,
    },
    seed: seedOf(days, jobs),
    units: layout.shifts.map(({ members, day }) => ({ members, day })),
    jobs,
    days,
  }
}
